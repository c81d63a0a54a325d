/**
 * Whether an error is one of ours by its name and its endpoint: a page may hold two copies of this package, whose classes are not each
 * other's. The endpoint tells a `NetworkError` of ours from the browser's own.
 */
export function hasName(error: unknown, names: readonly string[]): boolean {
  return error instanceof Error && names.includes(error.name) && 'endpoint' in error && typeof error.endpoint === 'string'
}
