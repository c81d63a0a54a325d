import { clampRgb, type Color, wcagContrast } from 'culori/fn'
import { readColor } from './readColor.ts'

/** Reads an opaque color, converted to sRGB. Throws for other text, because a check must not guess. */
function opaque(text: string): Color {
  const color = readColor(text)
  if (!color) throw new Error(`Contrast needs a color of CSS, such as #2069c1, rebeccapurple or oklch(0.53 0.15 255); got "${text}". A variable is read where there is a page.`)
  if (color.alpha !== undefined && color.alpha < 1) throw new Error(`Contrast needs an opaque color; "${text}" lets its ground through.`)
  return clampRgb(color)
}

/**
 * WCAG 2 contrast of two opaque colors in any notation of CSS, 1 to 21. Throws for transparent colors, and for CSS variables if there is no
 * page.
 */
export function contrast(foreground: string, background: string): number {
  return wcagContrast(opaque(foreground), opaque(background))
}
