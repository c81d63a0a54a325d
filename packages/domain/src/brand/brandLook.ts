import { legibleColors, type LegibleColors, type PartnerBrand } from './legibleColors.ts'

const variables: Readonly<Record<keyof LegibleColors, string>> = {
  accent: 'accent', accentHover: 'accent-hover', onAccent: 'on-accent', accentText: 'accent-text', accentTint: 'accent-tint', focus: 'focus',
}

/** The CSS variables of a brand's colors in both themes; none for an invalid color. */
export function brandVariables({ accent }: Pick<PartnerBrand, 'accent'>): (readonly [name: `--portal-brand-${string}`, color: string])[] {
  return ([['light', ''], ['dark', '-dark']] as const).flatMap(([theme, ending]) =>
    Object.entries(legibleColors(accent, theme) ?? {}).map(([part, color]) => [`--portal-brand-${variables[part as keyof LegibleColors]}${ending}`, color as string] as const),
  )
}

/** A brand's logo, if it is a data URL or a path of this origin; otherwise null. */
export function shownLogo({ logo }: Pick<PartnerBrand, 'logo'>): string | null {
  return logo !== null && /^(?:data:image\/|\/(?!\/))/.test(logo) ? logo : null
}
