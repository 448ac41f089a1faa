// The functions of a C library's `math.h` that compiled Swift asks for; WebAssembly has no instruction for these.

/// To the nearest whole number, halves away from zero.
double round(double x) { return __builtin_trunc(x + __builtin_copysign(0x1.fffffffffffffp-2, x)); }

float roundf(float x) { return __builtin_truncf(x + __builtin_copysignf(0x1.fffffep-2f, x)); }

/// The rest of a division truncated towards zero, exact as IEEE 754 demands: by long division in binary.
double fmod(double x, double y) {
  double rest = __builtin_fabs(x), divisor = __builtin_fabs(y);
  if (!(rest < __builtin_inf()) || !(divisor > 0)) return __builtin_nan("");
  while (rest >= divisor) {
    double part = divisor;
    while (part <= rest / 2) part *= 2;
    rest -= part;
  }
  return __builtin_copysign(rest, x);
}

/// The rest of a division by the nearest whole quotient, an even one of two that are equally near.
double remainder(double x, double y) {
  double divisor = __builtin_fabs(y);
  if (!(divisor > 0) || !(__builtin_fabs(x) < __builtin_inf())) return __builtin_nan("");
  double rest = __builtin_fabs(x);
  // Two divisors at a time, for whether the quotient is even decides ties.
  if (divisor < 0x1p1022) rest = fmod(rest, divisor * 2);
  // Halves of tiny numbers are not exact, doubles of huge ones not finite; each comparison keeps off one of them.
  if (divisor < 1) {
    if (rest + rest > divisor) {
      rest -= divisor;
      if (rest + rest >= divisor) rest -= divisor;
    }
  } else if (rest > divisor / 2) {
    rest -= divisor;
    if (rest >= divisor / 2) rest -= divisor;
  }
  return __builtin_signbit(x) ? -rest : rest;
}
