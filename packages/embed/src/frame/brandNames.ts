/** The variables of a partner's brand that the card reads; they do not cross into a frame. */
export const brandNames: readonly string[] = [
  'accent', 'accent-dark', 'accent-hover', 'accent-hover-dark', 'focus', 'focus-dark', 'font', 'on-accent', 'on-accent-dark', 'radius-card', 'radius-control',
].map((name) => `--portal-brand-${name}`)
