import type { ComponentProperty } from './ComponentProperty.ts'

type Control = ComponentProperty['control']

/** The greatest length of editable data. Longer data, such as a picture or a thousand users, would make the control wider than the page. */
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
