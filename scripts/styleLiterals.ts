import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flatten, groupAt, type TokenGroup } from '../packages/ui/src/theme/generator/tokenTree.ts'

const tree = JSON.parse(readFileSync(join(import.meta.dirname, '../packages/ui/src/theme/tokens.json'), 'utf8')) as TokenGroup

/** Names and pixel values of a scale of tokens, from small to large. */
function scale(group: 'space' | 'radius'): { name: string, px: number }[] {
  return flatten(groupAt(tree, group))
    .map(({ path, token }) => ({ name: `--portal-${group}-${path.join('-')}`, px: (token.$value as { value: number }).value }))
    .toSorted((a, b) => a.px - b.px)
}

const [spaces, radii] = [scale('space'), scale('radius')]
const names = (group: 'layer' | 'weight' | 'motion' | 'type') => flatten(groupAt(tree, group)).map(({ path }) => path.join('-')).join(',')

const inPixels = (length: string) => Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1)

/** The step of a scale that equals a length, or else the next smaller and the next larger step. */
function nearest(steps: { name: string, px: number }[], length: string): string {
  const px = Math.abs(inPixels(length))
  const same = steps.find((step) => step.px === px)
  if (same) return `var(${same.name})`
  return [steps.findLast((step) => step.px < px), steps.find((step) => step.px > px)].flatMap((step) => (step ? [`var(${step.name})`] : [])).join(' or ')
}

/** The lengths in a CSS value. Lengths up to 3 px are left out, because they only adjust borders and focus rings. */
const lengths = (value: string, hairline = 3) => (value.match(/(?<![\w.])-?[\d.]+(?:px|rem)\b/g) ?? []).filter((length) => Math.abs(inPixels(length)) > hairline)

interface Rule { when: RegExp, take: (value: string) => string | undefined }

const spacing = 'gap|row-gap|column-gap|(?:scroll-)?(?:padding|margin)(?:-(?:block|inline))?(?:-(?:start|end))?|inset(?:-(?:block|inline))?(?:-(?:start|end))?'
const spacingInScript = '(?:row|column)?[gG]ap|(?:padding|margin|inset)(?:(?:Block|Inline)(?:Start|End)?)?'

const takeSpace = (value: string) => lengths(value).map((length) => nearest(spaces, length)).join(', ') || undefined

/** CSS values that stylesheets must not contain, each with the token to use instead. `when` captures the value. */
const rules: Rule[] = [
  { when: new RegExp(`(?<![\\w-])(?:${spacing}): ([^;{}\\n]*);`), take: takeSpace },
  { when: new RegExp(`style=\\{\\{[^\\n]*\\b(?:${spacingInScript}): (?:'([^']*)'|[1-9])`), take: (value) => (value === '' ? 'var(--portal-space-…)' : takeSpace(value)) },
  { when: /z-index: (-?\d+);/, take: () => `var(--portal-layer-{${names('layer')}})` },
  { when: /(?<![\w-])border(?:-[\w-]+)?-radius: ((?!calc)[^;{}\n]*);/, take: (value) => lengths(value, 1).map((length) => nearest(radii, length)).join(', ') || undefined },
  { when: /font-weight: (\d+|bold|normal);/, take: () => `var(--portal-weight-{${names('weight')}})` },
  { when: /(?:font-size|font-family|font): (?!inherit|var\(--portal-(?:type|font)-)([^;{}\n]*);/, take: () => `font: var(--portal-type-{${names('type')}})` },
  { when: /(?:transition|animation)(?:-[\w-]+)?: [^;\n]*?(\b[\d.]+m?s\b)/, take: () => `var(--portal-motion-{${names('motion')}})` },
  { when: /@media (\([^)]*\))/, take: () => 'media.* of theme/media.ts' },
  { when: /matchMedia\('(\([^)]*(?:width|height)[^)]*\))/, take: () => 'media.* of theme/media.ts' },
]

/** Finds each value in a source file that a token should replace: `12: gap: 6px; → var(--portal-space-1) or var(--portal-space-2)`. */
export function styleLiterals(source: string): string[] {
  return source.split('\n').flatMap((line, index) => rules.flatMap(({ when, take }) => {
    const match = when.exec(line)
    const token = match ? take(match[1] ?? '') : undefined
    return match && token !== undefined ? [`${index + 1}: ${line.trim()} → ${token}`] : []
  }))
}
