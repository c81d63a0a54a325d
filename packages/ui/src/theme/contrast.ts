import { clampRgb, modeHsl, modeHwb, modeLab, modeLch, modeLrgb, modeOklab, modeOklch, modeP3, modeRgb, modeXyz50, modeXyz65, parse, useMode as register, wcagContrast } from 'culori/fn'
import type { Color } from 'culori/fn'

for (const mode of [modeRgb, modeLrgb, modeHsl, modeHwb, modeXyz50, modeXyz65, modeLab, modeLch, modeOklab, modeOklch, modeP3]) register(mode)

/** An opaque colour as a screen of sRGB shows it. Throws on what is none, for a check must not guess. */
function opaque(text: string): Color {
  const color = parse(text)
  if (!color) throw new Error(`Contrast needs a colour of CSS that says itself, such as #2069c1, rebeccapurple or oklch(0.53 0.15 255); got "${text}".`)
  if (color.alpha !== undefined && color.alpha < 1) throw new Error(`Contrast needs an opaque colour; "${text}" lets its ground through.`)
  return clampRgb(color)
}

/** WCAG 2 contrast of two opaque colours in any notation of CSS Color 4, 1–21. Throws on variables, mixes and transparent colours. */
export function contrast(foreground: string, background: string): number {
  return wcagContrast(opaque(foreground), opaque(background))
}
