/** The places of a person who may not pass everywhere: the doors of these locations, and the doors of these controllers at other locations. */
export interface PlaceLimit {
  locations: readonly (number | null)[]
  modules: readonly (number | null)[]
}

/** Reads a row of `user_places`. Null means everywhere; so does a missing row. */
export function readPlaceLimit(row: { has_all: number | null; locations: string | null; modules: string | null } | undefined): PlaceLimit | null {
  if (row?.has_all !== 0) return null
  return { locations: JSON.parse(row.locations ?? '[]') as number[], modules: JSON.parse(row.modules ?? '[]') as number[] }
}

export function isWithin({ locations, modules }: PlaceLimit, door: { location_id: number | null; module_id: number | null }): boolean {
  return locations.includes(door.location_id) || modules.includes(door.module_id)
}
