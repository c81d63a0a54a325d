/** A partner's name and look for guests. */
export interface PartnerBrand {
  name: string
  /** The color of buttons and links, `#rrggbb`. It is darkened or lightened where its contrast is too low. */
  accent: string
  /** Address of a logo, shown 24 px high in place of the name; null: the name is shown. */
  logo: string | null
}

/** The colors that a page, a wallet pass or a mail uses for a brand. */
export interface LegibleColors {
  accent: string
  accentHover: string
  onAccent: string
  accentText: string
  accentTint: string
  focus: string
}

type Rgb = readonly [number, number, number]

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

/**
 * The backgrounds of each theme, and black or white, toward which a color is changed for contrast. A test of @portal/ui compares them with
 * the design tokens.
 */
const themes: Readonly<Record<'light' | 'dark', { pages: readonly string[]; surfaces: readonly string[]; away: Rgb; tint: number }>> = {
  light: { pages: ['#f8fafc', '#ffffff'], surfaces: ['#f8fafc', '#ffffff', '#edeff1'], away: black, tint: 0.92 },
  dark: { pages: ['#111418', '#181b1f'], surfaces: ['#111418', '#181b1f', '#24282c', '#1f2226'], away: white, tint: 0.82 },
}

const text = 4.5
const edge = 3

/**
 * The colors that a theme derives from a brand's color, each as near to it as contrast allows (WCAG 2: 4.5 for text, 3 for edges). Null for
 * text that is not `#rrggbb`.
 */
export function legibleColors(accent: string, theme: 'light' | 'dark'): LegibleColors | null {
  const given = toRgb(accent)
  if (given === null) return null
  const { pages, surfaces, away, tint } = themes[theme]
  const fill = until(given, away, (color) => reaches(color, pages, edge))
  const onFill = contrastOf(white, fill) >= text ? white : black
  const tinted = mix(given, toRgb(pages[1] ?? '') ?? white, tint)
  return {
    accent: toHex(fill),
    accentHover: toHex(mix(fill, onFill === white ? black : white, 0.15)),
    onAccent: toHex(onFill),
    accentText: toHex(until(given, away, (color) => reaches(color, [...surfaces, toHex(tinted)], text))),
    accentTint: toHex(tinted),
    focus: toHex(until(given, away, (color) => reaches(color, surfaces, edge))),
  }
}

function reaches(color: Rgb, grounds: readonly string[], needed: number): boolean {
  return grounds.every((ground) => contrastOf(color, toRgb(ground) ?? white) >= needed)
}

/** Changes a color toward another one, step by step, until it passes a check. */
function until(color: Rgb, towards: Rgb, isGood: (color: Rgb) => boolean): Rgb {
  const found = Array.from({ length: 50 }, (_step, step) => mix(color, towards, step / 50)).find(isGood)
  return found ?? towards
}

const mix = ([red, green, blue]: Rgb, other: Rgb, share: number): Rgb => [between(red, other[0], share), between(green, other[1], share), between(blue, other[2], share)]
const between = (one: number, other: number, share: number) => Math.round(one + (other - one) * share)

/** The contrast of a brand's own color on a theme's pages, and the color that replaces it. */
export interface MendedColor {
  /** The lowest contrast on the theme's backgrounds, rounded down to a tenth; at most 21. */
  contrast: number
  shown: string
  isMended: boolean
}

/** The contrast of a brand's color in a theme, and its replacement. Null for text that is not `#rrggbb`. */
export function mendedColor(accent: string, theme: 'light' | 'dark'): MendedColor | null {
  const given = toRgb(accent)
  const shown = legibleColors(accent, theme)?.accent
  if (given === null || shown === undefined) return null
  const weakest = Math.min(...themes[theme].pages.map((page) => contrastOf(given, toRgb(page) ?? white)))
  return { contrast: Math.floor(weakest * 10) / 10, shown, isMended: shown !== accent.toLowerCase() }
}

function contrastOf(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((first, second) => first - second)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(value: number): number {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function toRgb(hex: string): Rgb | null {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? []
  return red === undefined || green === undefined || blue === undefined ? null : [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

const toHex = (color: Rgb) => `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`
