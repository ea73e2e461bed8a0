#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// How often memory has been asked for since the start; -1 where nobody counts.
long allocation_count(void);

#endif
