/** Where layouts change. Controls grow to touch sizes on the phone; the sidebar becomes a drawer when narrow. */
export const media = {
  phone: '@media (max-width: 720px)',
  abovePhone: '@media (min-width: 721px)',
  /** High enough that bars at the edges leave room between them: not a phone on its side, nor 400 % zoom. */
  tall: '@media (min-height: 480px)',
  narrow: '@media (max-width: 1023px)',
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  hover: '@media (hover: hover)',
} as const
