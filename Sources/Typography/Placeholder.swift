// The room is furnished by the commits that follow.
