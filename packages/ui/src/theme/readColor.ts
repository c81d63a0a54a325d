import { type Color, modeA98, modeHsl, modeHwb, modeLab, modeLch, modeLrgb, modeOklab, modeOklch, modeP3, modeProphoto, modeRec2020, modeRgb, modeXyz50, modeXyz65, parse, useMode as register } from 'culori/fn'
import { mixColors } from './mixColors.ts'

for (const mode of [modeRgb, modeLrgb, modeHsl, modeHwb, modeXyz50, modeXyz65, modeLab, modeLch, modeOklab, modeOklch, modeP3, modeA98, modeProphoto, modeRec2020]) register(mode)

/**
 * Reads a CSS color; returns null for other text. Mixes are computed here, so that a server can read them too. Values such as
 * `var(--partner)` or `light-dark(…)` are computed by the page, if there is one.
 */
export function readColor(text: string): Color | null {
  return parse(text) ?? mixColors(text, readColor) ?? readInPage(text)
}

/** The color that the page computes for its root; null without a page, and for inherited values. */
function readInPage(text: string): Color | null {
  if (typeof document === 'undefined' || typeof CSS === 'undefined' || !CSS.supports('color', text)) return null
  const around = document.createElement('span')
  const inside = around.appendChild(document.createElement('span'))
  inside.style.color = text
  document.documentElement.append(around)
  // Computes twice with different inherited colors: if the results differ, the value is inherited, as for an unset variable or
  // `currentcolor`.
  const [one, other] = ['rgb(1, 2, 3)', 'rgb(4, 5, 6)'].map((inherited) => {
    around.style.color = inherited
    return getComputedStyle(inside).color
  })
  around.remove()
  return one === undefined || one !== other ? null : (parse(one) ?? null)
}
