import { flatten, groupAt, variableName } from './tokenTree.ts'
import type { FlatToken, Token, TokenGroup } from './tokenTree.ts'

interface Length { value: number, unit: string }
interface Typography { fontSize: Length, fontWeight: number, lineHeight: number, letterSpacing: Length }
interface ShadowLayer { offsetX: Length, offsetY: Length, blur: Length, spread: Length }

const px = ({ value }: Length) => (value === 0 ? '0' : `${value}px`)

const rem = (px: number) => `${Number((px / 16).toFixed(4))}rem`

/** A reference names its place in the file; in CSS the theme and the group `size` have no name of their own. */
function reference(text: string): string {
  const path = text.slice(1, -1).split('.')
  const floor = path[0] === 'light' || path[0] === 'dark' ? path.slice(1) : path
  return `var(${variableName(floor)})`
}

function colour(value: unknown): string {
  const text = String(value)
  return text.startsWith('{') ? reference(text) : text
}

function branded(token: Token, value: string): string {
  const brand = token.$extensions?.['portal.brand']
  return brand ? `var(--portal-brand-${brand}, ${value})` : value
}

function declare(name: string, value: string): string {
  return `  ${name}: ${value};`
}

function colours(tokens: FlatToken[]): string[] {
  return tokens.map(({ path, token }) => declare(variableName(path), branded(token, colour(token.$value))))
}

function lengths(group: TokenGroup, prefix: string[], unit: 'rem' | 'px'): string[] {
  return flatten(group).map(({ path, token }) => {
    const { value } = token.$value as Length
    return declare(variableName([...prefix, ...path]), branded(token, unit === 'px' ? `${value}px` : rem(value)))
  })
}

function fontFamily(token: Token): string {
  const [first, second, ...rest] = (token.$value as string[]).map((name) => (/[^a-z-]/i.test(name) ? `'${name}'` : name))
  return `${branded(token, `${first}, ${second}`)}, ${rest.join(', ')}`
}

function typography({ path, token }: FlatToken): string[] {
  const { fontSize, fontWeight, lineHeight, letterSpacing } = token.$value as Typography
  const line = Math.round(fontSize.value * lineHeight)
  const lines = [declare(variableName(['type', ...path]), `${fontWeight} ${rem(fontSize.value)}/${rem(line)} var(--portal-font-sans)`)]
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
  return [`  color-scheme: ${theme};`, ...colours(flatten(groupAt(tree, theme)))]
}

/** tokens.css from the DTCG tree: raw and scales, meaning for both themes, component. */
export function renderCss(tree: TokenGroup): string {
  const size = groupAt(tree, 'size')
  const sans = groupAt(tree, 'font')['sans'] as Token
  const still = flatten(groupAt(tree, 'motion')).filter(({ token }) => !Array.isArray(token.$value))
  return [
    '/* Generated from tokens.json by generator/writeTokens.ts. Raw, then meaning, then component.',
    '   Components read the last two. A partner sets --portal-brand-* only. */',
    ':root {',
    ...colours(flatten(groupAt(tree, 'raw'), ['raw'])),
    ...lengths(groupAt(tree, 'space'), ['space'], 'rem'),
    ...lengths(groupAt(tree, 'radius'), ['radius'], 'px'),
    declare('--portal-font-sans', fontFamily(sans)),
    ...flatten(groupAt(tree, 'type')).flatMap(typography),
    ...lengths(size, [], 'rem'),
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
    ...colours(flatten(groupAt(tree, 'component', 'light'))),
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

/** The names that components may read, as a typed list. Raw steps are left out on purpose. */
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
