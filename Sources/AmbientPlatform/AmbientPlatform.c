#include "AmbientPlatform.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

uintptr_t ambient_current_thread(void) { return (uintptr_t)pthread_self(); }

const char *ambient_environment_variable(const char *name) { return getenv(name); }

void ambient_write_to_standard_error(const void *bytes, size_t count) {
  // There is no retry: an incomplete message is better than a loop in a program that is about to
  // stop.
  ssize_t written = write(STDERR_FILENO, bytes, count);
  (void)written;
}

double ambient_exp(double number) { return exp(number); }

double ambient_log(double number) { return log(number); }

double ambient_sin(double angle) { return sin(angle); }

double ambient_cos(double angle) { return cos(angle); }
