/** A stored draft, if it still has the fields of `example`, because an older portal may have written it; null otherwise. */
export function draftOf<Values>(example: Values, stored: unknown): Values | null {
  return typeof stored === 'object' && stored !== null && hasForm(example, stored) ? (stored as Values) : null
}

/**
 * Whether a stored value has the form of an example. Null fits every value, because most may be empty; a missing number or switch fits,
 * because it may be optional.
 */
function hasForm(example: unknown, stored: unknown): boolean {
  if (example === null || example === undefined || stored === null) return true
  if (stored === undefined) return typeof example === 'number' || typeof example === 'boolean'
  if (typeof stored !== typeof example || Array.isArray(stored) !== Array.isArray(example)) return false
  if (typeof example !== 'object' || Array.isArray(example)) return true
  return Object.entries(example).every(([name, value]) => hasForm(value, (stored as Record<string, unknown>)[name]))
}
