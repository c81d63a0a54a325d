import type { ArgsEnhancer } from 'storybook/internal/types'
import { componentProperties } from './componentProperties.ts'

/** Sets a playground's controls to the component's defaults. */
export const startFromDefaults: ArgsEnhancer = ({ name, title, initialArgs }) => {
  if (name !== 'Playground') return {}
  const properties = componentProperties[title.split('/').at(-1) ?? '']?.properties ?? []
  return Object.fromEntries(properties.flatMap(({ name: property, control, fallback = '' }) => {
    const value = control === undefined || property in initialArgs ? undefined : literalOf(fallback)
    return value === undefined ? [] : [[property, value]]
  }))
}

/** The value of a default that is a literal; undefined for an expression. */
function literalOf(written: string): string | number | boolean | undefined {
  if (/^'[^']*'$/.test(written)) return written.slice(1, -1)
  if (/^\d+$/.test(written)) return Number(written)
  return { true: true, false: false }[written]
}
