/**
 * Whether an error is one of ours, judged by its name and its endpoint: a page may load two copies of this package with separate classes.
 * The endpoint tells our `NetworkError` from the browser's own.
 */
export function hasName(error: unknown, names: readonly string[]): boolean {
  return error instanceof Error && names.includes(error.name) && 'endpoint' in error && typeof error.endpoint === 'string'
}
