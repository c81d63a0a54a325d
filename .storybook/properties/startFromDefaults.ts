import type { ArgsEnhancer } from 'storybook/internal/types'
import { componentProperties } from './componentProperties.ts'

/** A playground's controls stand on what the component does when nothing is said: a switch that is off, the option that is taken. */
export const startFromDefaults: ArgsEnhancer = ({ name, title, initialArgs }) => {
  if (name !== 'Playground') return {}
  const properties = componentProperties[title.split('/').at(-1) ?? '']?.properties ?? []
  return Object.fromEntries(properties.flatMap(({ name: property, control, fallback = '' }) => {
    const value = control === undefined || property in initialArgs ? undefined : literalOf(fallback)
    return value === undefined ? [] : [[property, value]]
  }))
}

/** Of a default as it is written; nothing where it is made from something else. */
function literalOf(written: string): string | number | boolean | undefined {
  if (/^'[^']*'$/.test(written)) return written.slice(1, -1)
  if (/^\d+$/.test(written)) return Number(written)
  return { true: true, false: false }[written]
}
