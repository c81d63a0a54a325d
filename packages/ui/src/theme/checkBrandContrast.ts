import { contrast } from './contrast.ts'
import { grounds, type Grounds } from './grounds.ts'

/**
 * A partner's colors for one theme, each opaque, in any notation of CSS: `#2069c1`, `rebeccapurple`, `oklch(0.53 0.15 255)`. Omitted colors
 * keep the library's value.
 */
export interface BrandColors {
  accent?: string
  accentHover?: string
  onAccent?: string
  accentText?: string
  accentTint?: string
  focus?: string
}

export interface BrandContrastProblem {
  foreground: string
  background: string
  /** The measured contrast, rounded down to two digits. */
  ratio: number
  /** The required contrast: 4.5 for text, 3 for edges and focus rings. */
  needed: number
  /** The problem in one sentence, for the partner. */
  message: string
}

interface Pair { front: keyof BrandColors, back: keyof BrandColors | 'grounds' | 'pages' | 'textDefault', needed: number }

const pairs: Pair[] = [
  { front: 'onAccent', back: 'accent', needed: 4.5 },
  { front: 'onAccent', back: 'accentHover', needed: 4.5 },
  { front: 'accentText', back: 'grounds', needed: 4.5 },
  { front: 'accentText', back: 'accentTint', needed: 4.5 },
  { front: 'accent', back: 'pages', needed: 3 },
  { front: 'focus', back: 'grounds', needed: 3 },
  { front: 'accentTint', back: 'textDefault', needed: 4.5 },
]

function backgrounds(back: Pair['back'], house: Grounds, set: Required<BrandColors>): readonly string[] {
  if (back === 'grounds') return house.surfaces
  // Filled buttons are on the canvas or a card, never on a hovered row.
  if (back === 'pages') return house.surfaces.slice(0, 2)
  return [back === 'textDefault' ? house.textDefault : set[back]]
}

/** Returns the contrast problems of a brand's colors, each with its worst background. If the list is empty, the brand can be used. */
export function checkBrandContrast(brand: BrandColors, theme: 'light' | 'dark' = 'light'): BrandContrastProblem[] {
  const house: Grounds = grounds[theme]
  const set = { ...house.brand, ...brand }
  return pairs.flatMap(({ front, back, needed }) => {
    const backs = backgrounds(back, house, set)
    const measured = backs.map((color) => ({ color, ratio: contrast(set[front], color) }))
    const worst = measured.reduce((a, b) => (b.ratio < a.ratio ? b : a))
    if (worst.ratio >= needed) return []
    const ratio = Math.floor(worst.ratio * 100) / 100
    const name = back === 'grounds' || back === 'pages' ? 'surface' : back
    const message = `${front} ${set[front]} on ${name} ${worst.color} has ${ratio}:1 and needs ${needed}:1.`
    return [{ foreground: front, background: name, ratio, needed, message }]
  })
}
