import { type Color, converter, getMode, type Mode } from 'culori/fn'

/** culori's names of CSS color spaces. */
const spaces: Readonly<Record<string, Mode>> = {
  srgb: 'rgb', 'srgb-linear': 'lrgb', 'display-p3': 'p3', 'a98-rgb': 'a98', 'prophoto-rgb': 'prophoto', rec2020: 'rec2020', lab: 'lab', oklab: 'oklab',
  lch: 'lch', oklch: 'oklch', hsl: 'hsl', hwb: 'hwb', xyz: 'xyz65', 'xyz-d65': 'xyz65', 'xyz-d50': 'xyz50',
}

const outer = /^color-mix\(([\s\S]*)\)$/i
const method = /^in\s+([\w-]+)(?:\s+(shorter|longer|increasing|decreasing)\s+hue)?$/i
const percentage = /^([\d.]+)%\s+|\s+([\d.]+)%$/

type Channels = Readonly<Record<string, number | undefined>>

/** Computes a `color-mix()` of CSS Color 5; returns null for other text. `read` reads the two colors, which may be mixes themselves. */
export function mixColors(text: string, read: (text: string) => Color | null): Color | null {
  const [, inside] = outer.exec(text.trim()) ?? []
  if (inside === undefined) return null
  const parts = splitAtCommas(inside)
  const [, name = 'oklab', way = 'shorter'] = (parts.length === 3 ? method.exec(parts.shift() ?? '') : ['', 'oklab']) ?? []
  const space = spaces[name.toLowerCase()]
  const [one, other] = parts.map((part) => readShare(part, read))
  if (!space || parts.length !== 2 || !one || !other) return null
  const first = one.share ?? (other.share === null ? 50 : 100 - other.share)
  const second = other.share ?? 100 - first
  const sum = first + second
  if (first > 100 || second > 100 || sum === 0) return null
  const alpha = (((one.color.alpha ?? 1) * first + (other.color.alpha ?? 1) * second) / sum) * Math.min(1, sum / 100)
  const [from, to] = [one.color, other.color].map((color) => channelsOf(color, space))
  const mixed = getMode(space).channels.filter((channel) => channel !== 'alpha').map((channel) => {
    // A missing channel, such as the hue of a gray, is taken from the other color.
    const [start, end] = [from?.[channel] ?? to?.[channel] ?? 0, to?.[channel] ?? from?.[channel] ?? 0]
    return [channel, start + ((channel === 'h' ? turn(end - start, way.toLowerCase()) : end - start) * second) / sum] as const
  })
  return { mode: space, ...Object.fromEntries(mixed), alpha } as Color
}

function readShare(part: string, read: (text: string) => Color | null): { color: Color; share: number | null } | null {
  const [found, before, after] = percentage.exec(part) ?? []
  const color = read(found === undefined ? part : part.replace(percentage, '').trim())
  return color && { color, share: found === undefined ? null : Number(before ?? after) }
}

/** The smallest saturation or chroma at which a color has a hue. Below it, the hue is a rounding error. */
const least: Partial<Record<Mode, readonly [channel: string, limit: number]>> = { lch: ['c', 0.0015], oklch: ['c', 4e-6], hsl: ['s', 1e-5] }

function channelsOf(color: Color, space: Mode): Channels {
  const channels = converter(space)(color) as unknown as Channels
  const [channel, limit] = least[space] ?? []
  const isGrey = space === 'hwb' ? (channels['w'] ?? 0) + (channels['b'] ?? 0) >= 1 - 1e-5 : channel !== undefined && (channels[channel] ?? 0) < (limit ?? 0)
  return isGrey && color.mode !== space ? { ...channels, h: undefined } : channels
}

/** The difference from one hue to another, in degrees. */
function turn(difference: number, way: string): number {
  const shorter = ((difference + 540) % 360 + 360) % 360 - 180
  const increasing = (difference % 360 + 360) % 360
  if (way === 'increasing') return increasing
  if (way === 'decreasing') return increasing === 0 ? 0 : increasing - 360
  if (way === 'longer') return shorter === 0 ? 0 : shorter > 0 ? shorter - 360 : shorter + 360
  return shorter
}

/** The parts between commas outside parentheses. */
function splitAtCommas(text: string): string[] {
  let depth = 0
  const parts = ['']
  for (const letter of text) {
    depth += Number(letter === '(') - Number(letter === ')')
    if (letter === ',' && depth === 0) parts.push('')
    else parts.push((parts.pop() ?? '') + letter)
  }
  return parts.map((part) => part.trim())
}
