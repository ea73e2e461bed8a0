print("usage: plumb-bench system WORKLOAD N")
