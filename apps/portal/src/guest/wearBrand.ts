import { legibleColors, type LegibleColors, type PartnerBrand } from '@portal/domain'

const variables: Readonly<Record<keyof LegibleColors, string>> = {
  accent: 'accent', accentHover: 'accent-hover', onAccent: 'on-accent', accentText: 'accent-text', accentTint: 'accent-tint', focus: 'focus',
}

/** Puts the page into the colours of a brand, in both themes; nothing for a colour that cannot be read. Answers the function that takes them off. */
export function wearBrand({ accent }: Pick<PartnerBrand, 'accent'>): () => void {
  const { style } = document.documentElement
  const names: string[] = []
  for (const [theme, ending] of [['light', ''], ['dark', '-dark']] as const) {
    for (const [part, color] of Object.entries(legibleColors(accent, theme) ?? {})) {
      const name = `--portal-brand-${variables[part as keyof LegibleColors]}${ending}`
      style.setProperty(name, color)
      names.push(name)
    }
  }
  return () => names.forEach((name) => style.removeProperty(name))
}

/** Only what no other origin learns of: the picture itself, or a path of this one. */
export function logoOf({ logo }: Pick<PartnerBrand, 'logo'>): string | null {
  return logo !== null && /^(?:data:image\/|\/(?!\/))/.test(logo) ? logo : null
}
