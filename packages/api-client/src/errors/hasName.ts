/**
 * Whether an error is one of ours, recognized by its name and its endpoint, because a page may load two copies of this package with
 * separate classes. The endpoint distinguishes our `NetworkError` from the browser's own.
 */
export function hasName(error: unknown, names: readonly string[]): boolean {
  return error instanceof Error && names.includes(error.name) && 'endpoint' in error && typeof error.endpoint === 'string'
}
