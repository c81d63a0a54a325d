import type { ComponentProperty } from './ComponentProperty.ts'

type Control = ComponentProperty['control']

/** Longer data would be edited in a box that is wider than the page: a code's picture, a thousand users. */
const longestData = 1500

/** The control for a story's value: none for an element, and a tree for small plain data. */
export function controlOfValue(value: unknown, control: Control): Control {
  if (typeof value === 'function') return undefined
  if (typeof value !== 'object' || value === null) return control
  return isPlain(value) && JSON.stringify(value).length <= longestData ? 'object' : undefined
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && typeof value !== 'symbol'
  if (Array.isArray(value)) return value.every(isPlain)
  return Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value) && Object.values(value).every(isPlain)
}
