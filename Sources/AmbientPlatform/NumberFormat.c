#include "AmbientPlatform.h"

#if defined(__linux__)

// These functions belong to the Unicode library that Foundation brings. They are weak: a program
// without Foundation does not have them.
#define AMBIENT_WEAK extern __attribute__((weak))

AMBIENT_WEAK void *swift_unumf_openForSkeletonAndLocale(const uint16_t *skeleton, int32_t count,
                                                        const char *locale, int32_t *status);
AMBIENT_WEAK void swift_unumf_close(void *formatter);
AMBIENT_WEAK void *swift_unumf_openResult(int32_t *status);
AMBIENT_WEAK void swift_unumf_closeResult(void *result);
AMBIENT_WEAK void swift_unumf_formatDouble(const void *formatter, double number, void *result,
                                           int32_t *status);
AMBIENT_WEAK int32_t swift_unumf_resultToString(const void *result, uint16_t *text,
                                                int32_t capacity, int32_t *status);
AMBIENT_WEAK int32_t swift_unumf_resultToDecimalNumber(const void *result, char *text,
                                                       int32_t capacity, int32_t *status);

// A status above zero is an error. A function returns at once if the status is one.

void *ambient_number_formatter_create(const uint16_t *skeleton, int32_t count,
                                      const char *locale) {
  if (!swift_unumf_openForSkeletonAndLocale || !swift_unumf_resultToDecimalNumber) return NULL;
  int32_t status = 0;
  void *formatter = swift_unumf_openForSkeletonAndLocale(skeleton, count, locale, &status);
  if (status <= 0) return formatter;
  swift_unumf_close(formatter);
  return NULL;
}

void ambient_number_formatter_release(void *formatter) {
  if (formatter) swift_unumf_close(formatter);
}

int32_t ambient_number_formatter_format(const void *formatter, double number, uint16_t *text,
                                        int32_t text_capacity, char *decimal,
                                        int32_t decimal_capacity) {
  int32_t status = 0;
  void *result = swift_unumf_openResult(&status);
  swift_unumf_formatDouble(formatter, number, result, &status);
  int32_t count = swift_unumf_resultToString(result, text, text_capacity, &status);
  swift_unumf_resultToDecimalNumber(result, decimal, decimal_capacity, &status);
  swift_unumf_closeResult(result);
  return status > 0 ? -1 : count;
}

#else

void *ambient_number_formatter_create(const uint16_t *skeleton, int32_t count,
                                      const char *locale) {
  (void)skeleton, (void)count, (void)locale;
  return NULL;
}

void ambient_number_formatter_release(void *formatter) { (void)formatter; }

int32_t ambient_number_formatter_format(const void *formatter, double number, uint16_t *text,
                                        int32_t text_capacity, char *decimal,
                                        int32_t decimal_capacity) {
  (void)formatter, (void)number, (void)text, (void)text_capacity;
  (void)decimal, (void)decimal_capacity;
  return -1;
}

#endif
