import contrastPairs from '../../../packages/ui/src/theme/contrast.json'
import { contrast } from '../../../packages/ui/src/theme/contrast.ts'
import { resolveColor } from '../../../packages/ui/src/theme/generator/resolveColor.ts'
import { flatten, groupAt, type TokenGroup, variableName } from '../../../packages/ui/src/theme/generator/tokenTree.ts'
import source from '../../../packages/ui/src/theme/tokens.json'

const tree = source as unknown as TokenGroup

export interface ShownToken { name: string, variable: string, description: string, value: unknown }

/** The tokens of a group of tokens.json; lengths are sorted from small to large. `inCss`: the CSS name, if it differs from the path. */
export function tokensOf(group: string, inCss: string[] = [group]): ShownToken[] {
  const tokens = flatten(groupAt(tree, ...group.split('.'))).map(({ path, token }) => ({
    name: path.join('.'), variable: variableName([...inCss, ...path]), description: token.$description ?? '', value: token.$value,
  }))
  const size = ({ value }: ShownToken) => (value as { value?: number }).value ?? 0
  return tokens.toSorted((a, b) => size(a) - size(b))
}

/** Writes a length: `{ value: 16, unit: 'px' }` is '16 px'. */
export function measure(value: unknown): string {
  const { value: amount, unit } = value as { value: number, unit: string }
  return `${amount} ${unit}`
}

const themes = ['light', 'dark'] as const

export interface MeasuredPair { foreground: string, background: string, need: number, ratios: [light: number, dark: number] }

/** The contrast of every used color pair, measured from the current tokens and rounded down to two digits. */
export const measuredPairs: MeasuredPair[] = contrastPairs.map(({ foreground, background, need }) => {
  const [light, dark] = themes.map((theme) => Math.floor(contrast(resolveColor(tree, theme, foreground), resolveColor(tree, theme, background)) * 100) / 100)
  return { foreground, background, need, ratios: [light ?? 0, dark ?? 0] }
})

/** The lowest contrast of a color over all its backgrounds; undefined for backgrounds and decorative edges. */
export function lowestRatios(name: string): MeasuredPair['ratios'] | undefined {
  const own = measuredPairs.filter(({ foreground }) => foreground === name)
  if (own.length === 0) return undefined
  return [Math.min(...own.map(({ ratios }) => ratios[0])), Math.min(...own.map(({ ratios }) => ratios[1]))]
}

export function hexIn(theme: 'light' | 'dark', name: string): string {
  return resolveColor(tree, theme, name)
}
