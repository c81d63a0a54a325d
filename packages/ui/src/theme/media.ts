/** Breakpoints. On a phone controls grow to touch sizes; on narrow screens the sidebar becomes a drawer. */
export const media = {
  phone: '@media (max-width: 720px)',
  abovePhone: '@media (min-width: 721px)',
  /** Windows high enough for bars at the top and bottom, unlike a phone held sideways or 400 % zoom. */
  tall: '@media (min-height: 480px)',
  narrow: '@media (max-width: 1023px)',
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  hover: '@media (hover: hover)',
} as const
