import { create } from 'storybook/theming'

/** The house's face on Storybook's frame and docs pages. The colours are those of tokens.json, which neither of the two can read. */
export function face(base: 'light' | 'dark') {
  const isDark = base === 'dark'
  return create({
    base,
    brandTitle: 'Access portal',
    brandImage: isDark ? './brand-dark.svg' : './brand.svg',
    brandUrl: './',
    fontBase: "'Inter Variable', Inter, system-ui, sans-serif",
    colorPrimary: '#2069c1',
    colorSecondary: isDark ? '#6fabfc' : '#2069c1',
    appBorderRadius: 8,
    inputBorderRadius: 6,
  })
}
