import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { checkBrandContrast } from './checkBrandContrast.ts'
import { renderCss, renderNames, renderPixelSizes } from './generator/renderTokens.ts'
import { resolveColor } from './generator/resolveColor.ts'
import type { TokenGroup } from './generator/tokenTree.ts'
import { grounds } from './grounds.ts'

const here = import.meta.dirname
const read = (name: string) => readFileSync(join(here, name), 'utf8')
const tree = JSON.parse(read('tokens.json')) as TokenGroup
const css = renderCss(tree)

interface Pair { foreground: string, background: string, need: number, light: number, dark: number }
const pairs = JSON.parse(read('contrast.json')) as Pair[]

const resolve = (theme: 'light' | 'dark', name: string) => resolveColor(tree, theme, name)

test('the committed CSS and names are what tokens.json generates', () => {
  expect(read('tokens.css')).toBe(css)
  expect(read('tokenNames.ts')).toBe(renderNames(css))
  expect(read('pixelSizes.ts')).toBe(renderPixelSizes(css))
})

test('ninety-nine pairs of text and background colors have enough contrast', () => {
  expect(pairs).toHaveLength(99)
})

test.each(pairs.flatMap((pair) => (['light', 'dark'] as const).map((theme) => ({ ...pair, theme, measured: pair[theme] }))))(
  '$foreground on $background keeps $need in $theme',
  ({ foreground, background, need, theme, measured }) => {
    const ratio = contrast(resolve(theme, foreground), resolve(theme, background))
    expect(ratio).toBeGreaterThanOrEqual(need)
    expect(ratio).toBeCloseTo(measured, 1)
  },
)

test('every variable that the library reads exists', () => {
  const known = new Set([...css.matchAll(/--portal-[\w-]+/g)].map((match) => match[0]))
  const source = join(here, '..')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name) && !name.includes('generator'))
  // Heights of the parts at the window's edges are variables but not tokens, because useEdgeHeight and useToastRoom measure them.
  for (const edge of ['banners', 'bar', 'foot', 'toast']) known.add(`--portal-edge-${edge}`)
  const unknown = files.flatMap((name) => {
    const read = [...readFileSync(join(source, name), 'utf8').matchAll(/var\((--portal-[a-z][\w-]*[a-z0-9])[,)]/g)]
    return read.map((match) => match[1] ?? '').filter((variable) => !known.has(variable)).map((variable) => `${name}: ${variable}`)
  })
  expect(unknown).toEqual([])
})

test('no component uses a raw step of a color scale', () => {
  const source = join(here, '..')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name) && !name.includes('theme/'))
  expect(files.filter((name) => readFileSync(join(source, name), 'utf8').includes('var(--portal-raw-'))).toEqual([])
})

test.each(['light', 'dark'] as const)('the brand check uses the background tokens of %s', (theme) => {
  const { brand } = grounds[theme]
  expect(grounds[theme].surfaces).toEqual(['canvas', 'base', 'hover', 'overlay'].map((name) => resolve(theme, `surface.${name}`)))
  expect(grounds[theme].textDefault).toBe(resolve(theme, 'text.default'))
  expect(brand).toEqual({
    accent: resolve(theme, 'accent.fill'),
    accentHover: resolve(theme, 'accent.fill-hover'),
    onAccent: resolve(theme, 'accent.on-fill'),
    accentText: resolve(theme, 'accent.text'),
    accentTint: resolve(theme, 'surface.selected'),
    focus: resolve(theme, 'focus.ring'),
  })
  expect(checkBrandContrast({}, theme)).toEqual([])
})

test('a brand with unreadable button text is refused, with its contrast', () => {
  const problems = checkBrandContrast({ accent: '#ffb000', onAccent: '#ffffff' })
  expect(problems[0]).toMatchObject({ foreground: 'onAccent', background: 'accent', needed: 4.5 })
  expect(problems[0]?.message).toMatch(/^onAccent #ffffff on accent #ffb000 has 1\.\d+:1 and needs 4.5:1\.$/)
})

test('black on white has contrast 21 and a color on itself 1, in any color notation', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('rebeccapurple', 'white')).toBeCloseTo(contrast('#663399', '#fff'), 5)
  expect(contrast('hsl(270 50% 40%)', 'rgb(255 255 255)')).toBeCloseTo(contrast('#663399', '#fff'), 2)
  expect(contrast('oklch(44.03% 0.1603 303.37)', 'color(srgb 1 1 1)')).toBeCloseTo(contrast('#663399', '#fff'), 1)
  // For colors outside sRGB the nearest sRGB color counts.
  expect(contrast('color(display-p3 0 1 0)', '#000')).toBeCloseTo(contrast('#00ff00', '#000'), 5)
})

test.each(['var(--portal-accent-fill)', 'rgb(0 0 0 / 50%)', 'transparent', 'blurple', ''])('contrast does not guess what "%s" looks like', (text) => {
  expect(() => contrast(text, '#fff')).toThrow(`"${text}"`)
  expect(() => checkBrandContrast({ accent: text })).toThrow(`"${text}"`)
})

test('brand colors may use any CSS notation', () => {
  expect(checkBrandContrast({ accent: 'rebeccapurple', accentHover: 'oklch(0.35 0.15 303)', accentText: 'rebeccapurple', focus: 'hsl(270 50% 40%)' })).toEqual([])
  expect(checkBrandContrast({ accent: 'gold' }).map(({ message }) => message)).toContain('onAccent #ffffff on accent gold has 1.4:1 and needs 4.5:1.')
})
