/** The CSS variables of a partner's brand that the card uses. A frame doesn't inherit them, so they are sent to it. */
export const brandNames: readonly string[] = [
  'accent', 'accent-dark', 'accent-hover', 'accent-hover-dark', 'focus', 'focus-dark', 'font', 'on-accent', 'on-accent-dark', 'radius-card', 'radius-control',
].map((name) => `--portal-brand-${name}`)
