// This file has no declarations.
