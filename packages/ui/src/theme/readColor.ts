import { modeA98, modeHsl, modeHwb, modeLab, modeLch, modeLrgb, modeOklab, modeOklch, modeP3, modeProphoto, modeRec2020, modeRgb, modeXyz50, modeXyz65, parse, useMode as register } from 'culori/fn'
import type { Color } from 'culori/fn'
import { mixColors } from './mixColors.ts'

for (const mode of [modeRgb, modeLrgb, modeHsl, modeHwb, modeXyz50, modeXyz65, modeLab, modeLch, modeOklab, modeOklch, modeP3, modeA98, modeProphoto, modeRec2020]) register(mode)

/**
 * A color as a style sheet writes it, or null where it is none. Mixes of colors are read here, so that a server reads them too; what only a
 * page can know, as `var(--partner)` or `light-dark(…)`, is asked of the page where there is one.
 */
export function readColor(text: string): Color | null {
  return parse(text) ?? mixColors(text, readColor) ?? readInPage(text)
}

/** As the page computes it for its root; null without a page, and for what follows from where it stands. */
function readInPage(text: string): Color | null {
  if (typeof document === 'undefined' || typeof CSS === 'undefined' || !CSS.supports('color', text)) return null
  const around = document.createElement('span')
  const inside = around.appendChild(document.createElement('span'))
  inside.style.color = text
  document.documentElement.append(around)
  // A variable that nobody set inherits, as `currentcolor` does: then the two differ.
  const [one, other] = ['rgb(1, 2, 3)', 'rgb(4, 5, 6)'].map((inherited) => {
    around.style.color = inherited
    return getComputedStyle(inside).color
  })
  around.remove()
  return one === undefined || one !== other ? null : (parse(one) ?? null)
}
