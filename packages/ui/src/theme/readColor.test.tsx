import { clampRgb, type Color, converter, parse } from 'culori/fn'
import { afterEach, expect, test } from 'vitest'
import { checkBrandContrast } from './checkBrandContrast.ts'
import { mixColors } from './mixColors.ts'
import { readColor } from './readColor.ts'

/** Red, green and blue of a color, 0 to 255. */
function shown(color: Color | null | undefined): number[] {
  if (!color) return []
  const { r, g, b } = converter('rgb')(clampRgb(color))
  return [r, g, b].map((part) => part * 255)
}

/** The color that the browser computes. */
function computed(text: string): number[] {
  const element = document.body.appendChild(document.createElement('span'))
  element.style.color = text
  const { color } = getComputedStyle(element)
  element.remove()
  const read = parse(color)
  if (!read) throw new Error(`The browser says “${color}” for ${text}.`)
  return shown(read)
}

/** Compares with a tolerance, because the browser rounds older color spaces to whole steps of 255. */
const distance = (one: number[], other: number[]) => Math.max(...[0, 1, 2].map((index) => Math.abs((one[index] ?? Infinity) - (other[index] ?? 0))))

const spaces = ['srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'lab', 'oklab', 'xyz', 'xyz-d50', 'xyz-d65', 'lch', 'oklch', 'hsl', 'hwb']
const polar = ['lch', 'oklch', 'hsl', 'hwb']
const pairs = ['#2069c1, white', '#2069c1 30%, #ffd400', '20% rebeccapurple, black', 'tomato 25%, teal 90%', '#2f6b3a, #777']

test.each([
  ...spaces.flatMap((space) => pairs.map((pair) => `color-mix(in ${space}, ${pair})`)),
  ...polar.flatMap((space) => ['shorter', 'longer', 'increasing', 'decreasing'].map((way) => `color-mix(in ${space} ${way} hue, #a13d2d, #2069c1 70%)`)),
  'color-mix(in oklab, color-mix(in srgb, red, blue) 40%, rgb(10, 20, 30))',
])('%s is mixed without a page as the browser mixes it', (text) => {
  const mixed = mixColors(text, (part) => parse(part) ?? mixColors(part, (inner) => parse(inner) ?? null))
  expect(distance(shown(mixed), computed(text))).toBeLessThan(1)
})

afterEach(() => document.documentElement.removeAttribute('style'))

test.each(['hsl(from #2069c1 h s 30%)', 'light-dark(#2069c1, white)', 'color-mix(in oklch, var(--partner), black 20%)', 'var(--partner)', 'rgb(from var(--partner) r g b)', 'color(rec2020 0.2 0.4 0.1)'])('%s is what the page computes', (text) => {
  document.documentElement.style.setProperty('--partner', '#a13d2d')
  expect(distance(shown(readColor(text)), computed(text))).toBeLessThan(0.01)
})

test.each(['var(--nobody-set-it)', 'currentcolor', 'inherit', 'green grass', 'color-mix(in srgb, red)', 'color-mix(in nowhere, red, blue)', ''])('%j is no color on its own, and the page is left unchanged', (text) => {
  const before = document.documentElement.outerHTML
  expect(readColor(text)).toBeNull()
  expect(document.documentElement.outerHTML).toBe(before)
})

test('color mixes of a partner are checked, and translucent colors are refused with a message', () => {
  expect(checkBrandContrast({ accentText: 'color-mix(in oklab, #2069c1, black 30%)' })).toEqual([])
  expect(checkBrandContrast({ accentText: 'color-mix(in oklab, #2069c1, white 80%)' })[0]?.message).toMatch(/^accentText color-mix\(.* has 1\.\d+:1 and needs 4\.5:1\.$/)
  expect(() => checkBrandContrast({ accent: 'color-mix(in srgb, #2069c1 40%, transparent)' })).toThrow('lets its ground through')
})
