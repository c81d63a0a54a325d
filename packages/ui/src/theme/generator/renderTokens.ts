import { flatten, type FlatToken, groupAt, type Token, type TokenGroup, variableName } from './tokenTree.ts'

interface Length { value: number, unit: string }
interface Color { components: readonly number[], alpha?: number }
interface Typography { fontFamily: string, fontSize: Length, fontWeight: string, lineHeight: number, letterSpacing: Length }
interface ShadowLayer { offsetX: Length, offsetY: Length, blur: Length, spread: Length }

const px = ({ value }: Length) => (value === 0 ? '0' : `${value}px`)

const rem = (px: number) => `${Number((px / 16).toFixed(4))}rem`

/** Turns a reference, which is a path in the file, into a CSS variable. Names of variables omit the theme and the group `size`. */
function reference(text: string): string {
  const path = text.slice(1, -1).split('.')
  const floor = path[0] === 'light' || path[0] === 'dark' ? path.slice(1) : path
  return `var(${variableName(floor)})`
}

const hexByte = (share: number) => Math.round(share * 255).toString(16).padStart(2, '0')

/** Writes a color as `#rrggbb`, or as `#rrggbbaa` if it isn't opaque. */
export function hexOf({ components, alpha = 1 }: Color): string {
  return `#${[...components, ...(alpha === 1 ? [] : [alpha])].map(hexByte).join('')}`
}

function color(value: unknown): string {
  return typeof value === 'string' ? reference(value) : hexOf(value as Color)
}

function branded(token: Token, value: string): string {
  const brand = token.$extensions?.['portal.brand']
  return brand ? `var(--portal-brand-${brand}, ${value})` : value
}

function declare(name: string, value: string): string {
  return `  ${name}: ${value};`
}

function colors(tokens: FlatToken[]): string[] {
  return tokens.map(({ path, token }) => declare(variableName(path), branded(token, color(token.$value))))
}

/** Sorts tokens by size, because JSON puts `0-5` after `16`. */
function bySize(group: TokenGroup): FlatToken[] {
  const size = ({ token }: FlatToken) => (token.$value as Length).value
  return flatten(group).toSorted((a, b) => size(a) - size(b))
}

function lengths(tokens: FlatToken[], prefix: string[], unit: 'rem' | 'px'): string[] {
  return tokens.map(({ path, token }) => {
    const { value } = token.$value as Length
    return declare(variableName([...prefix, ...path]), branded(token, unit === 'px' ? `${value}px` : rem(value)))
  })
}

function fontFamily({ path, token }: FlatToken): string {
  const [first, second, ...rest] = (token.$value as string[]).map((name) => (/[^a-z-]/i.test(name) ? `'${name}'` : name))
  return declare(variableName(['font', ...path]), `${branded(token, `${first}, ${second}`)}, ${rest.join(', ')}`)
}

function number(prefix: string) {
  return ({ path, token }: FlatToken) => declare(variableName([prefix, ...path]), String(token.$value))
}

function typography({ path, token }: FlatToken): string[] {
  const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing } = token.$value as Typography
  const line = Math.round(fontSize.value * lineHeight)
  const lines = [declare(variableName(['type', ...path]), `${reference(fontWeight)} ${rem(fontSize.value)}/${rem(line)} ${reference(fontFamily)}`)]
  const tracking = Number((letterSpacing.value / fontSize.value).toFixed(3))
  if (tracking !== 0) lines.push(declare(variableName(['tracking', ...path]), `${tracking}em`))
  return lines
}

function motion({ path, token }: FlatToken): string {
  const value = token.$value
  const text = Array.isArray(value) ? `cubic-bezier(${value.join(', ')})` : `${(value as Length).value}ms`
  return declare(variableName(['motion', ...path]), text)
}

function shadow({ path, token }: FlatToken): string {
  const layers = (token.$value as ShadowLayer[]).map((layer) => {
    const spread = layer.spread.value === 0 ? '' : ` ${px(layer.spread)}`
    return `${px(layer.offsetX)} ${px(layer.offsetY)} ${px(layer.blur)}${spread} var(--portal-shadow-color)`
  })
  return declare(variableName(['shadow', ...path]), layers.join(', '))
}

function meaning(tree: TokenGroup, theme: 'light' | 'dark'): string[] {
  return [`  color-scheme: ${theme};`, ...colors(flatten(groupAt(tree, theme)))]
}

/** The steps of color scales that a meaning refers to. tokens.json has the whole scales, for designers. */
function rawSteps(tree: TokenGroup): FlatToken[] {
  const meanings = JSON.stringify([tree['light'], tree['dark'], tree['component']])
  return flatten(groupAt(tree, 'raw'), ['raw']).filter(({ path }) => meanings.includes(`"{${path.join('.')}}"`))
}

/** Generates tokens.css from the DTCG tree: raw values and scales, then meanings for both themes, then components. */
export function renderCss(tree: TokenGroup): string {
  const still = flatten(groupAt(tree, 'motion')).filter(({ token }) => !Array.isArray(token.$value))
  return [
    '/* Generated from tokens.json by generator/writeTokens.ts. Raw, then meaning, then component.',
    '   Components read the last two. A partner sets --portal-brand-* only. */',
    ':root {',
    ...colors(rawSteps(tree)),
    ...lengths(bySize(groupAt(tree, 'space')), ['space'], 'rem'),
    ...lengths(flatten(groupAt(tree, 'radius')), ['radius'], 'px'),
    ...flatten(groupAt(tree, 'layer')).map(number('layer')),
    ...flatten(groupAt(tree, 'font')).map(fontFamily),
    ...flatten(groupAt(tree, 'weight')).map(number('weight')),
    ...flatten(groupAt(tree, 'type')).flatMap(typography),
    ...lengths(flatten(groupAt(tree, 'size')), [], 'rem'),
    ...flatten(groupAt(tree, 'motion')).map(motion),
    '}',
    '',
    ":root, [data-theme='light'] {",
    ...meaning(tree, 'light'),
    '}',
    '',
    '@media (prefers-color-scheme: dark) {',
    "  :root:not([data-theme='light']) {",
    ...meaning(tree, 'dark').map((line) => `  ${line}`),
    '  }',
    '}',
    '',
    "[data-theme='dark'] {",
    ...meaning(tree, 'dark'),
    '}',
    '',
    '/* Declared on every theme boundary, so that a nested theme resolves again. */',
    ':root, [data-theme] {',
    ...colors(flatten(groupAt(tree, 'component', 'light'))),
    ...flatten(groupAt(tree, 'shadow')).map(shadow),
    '}',
    '',
    '@media (prefers-reduced-motion: reduce) {',
    '  :root {',
    ...still.map(({ path }) => `  ${declare(variableName(['motion', ...path]), '0ms')}`),
    '  }',
    '}',
    '',
  ].join('\n')
}

/**
 * Generates all rem sizes in pixels, for parts inside another page, whose root font size is unknown. Font and radii are included, so that a
 * brand can set them on such a part.
 */
export function renderPixelSizes(css: string): string {
  const base = css.slice(css.indexOf(':root {'), css.indexOf('\n}'))
  const lines = [...base.matchAll(/^ {2}(--portal-(?!raw-)[\w-]+: [^;]*(?:\drem|--portal-brand-)[^;]*;|--portal-type-[\w-]+: [^;]+;)$/gm)].map(([, line = '']) => line)
  return [
    '// Generated from tokens.json by generator/writeTokens.ts.',
    'export const pixelSizes = `',
    ...lines.map((line) => `  ${line.replaceAll(/([\d.]+)rem/g, (_rem, count: string) => `${Number(count) * 16}px`)}`),
    '`',
    '',
  ].join('\n')
}

/** Generates a typed list of the tokens that components may use, without raw steps. */
export function renderNames(css: string): string {
  const names = [...new Set([...css.matchAll(/^ +--portal-([\w-]+):/gm)].map((match) => match[1] ?? ''))]
  const open = names.filter((name) => !name.startsWith('raw-')).toSorted()
  return [
    '// Generated from tokens.json by generator/writeTokens.ts.',
    'export const tokenNames = [',
    ...open.map((name) => `  '${name}',`),
    '] as const',
    '',
    'export type TokenName = (typeof tokenNames)[number]',
    '',
  ].join('\n')
}
