import { legibleColors, type LegibleColors, type PartnerBrand } from '@portal/domain'

const variables: Readonly<Record<keyof LegibleColors, string>> = {
  accent: 'accent', accentHover: 'accent-hover', onAccent: 'on-accent', accentText: 'accent-text', accentTint: 'accent-tint', focus: 'focus',
}

/** Puts the page into the colours of a brand, in both themes; nothing for a colour that cannot be read. Answers the function that takes them off. */
export function wearBrand({ accent }: Pick<PartnerBrand, 'accent'>): () => void {
  const { style } = document.documentElement
  const worn = brandVariables(accent)
  worn.forEach(([name, color]) => style.setProperty(name, color))
  return () => worn.forEach(([name]) => style.removeProperty(name))
}

/** The variables of a brand's colours, of both themes; none for a colour that cannot be read. */
export function brandVariables(accent: string): (readonly [name: `--portal-brand-${string}`, color: string])[] {
  return ([['light', ''], ['dark', '-dark']] as const).flatMap(([theme, ending]) =>
    Object.entries(legibleColors(accent, theme) ?? {}).map(([part, color]) => [`--portal-brand-${variables[part as keyof LegibleColors]}${ending}`, color] as const),
  )
}

/** Only what no other origin learns of: the picture itself, or a path of this one. */
export function logoOf({ logo }: Pick<PartnerBrand, 'logo'>): string | null {
  return logo !== null && /^(?:data:image\/|\/(?!\/))/.test(logo) ? logo : null
}
