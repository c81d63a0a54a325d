/** An instant (milliseconds since 1970) as an ISO 8601 text in UTC; null for null. */
export function toIso(instant: number): string
export function toIso(instant: number | null): string | null
export function toIso(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}
