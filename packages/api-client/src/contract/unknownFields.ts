import type { EndpointDefinition } from './defineEndpoint.ts'
import { didYouMean, nearestName } from './nearestName.ts'

export interface UnknownField {
  /** The path of the field with dots, such as `Filter.hierachyLevel`; an item of a list has its number. */
  field: string
  /** The field that was probably meant. */
  nearest: string | undefined
}

/** The fields of a payload that the call does not have, at every depth. A service ignores them silently, so that a misspelled one changes nothing. */
export function findUnknownFields(request: EndpointDefinition['request'], payload: unknown): UnknownField[] {
  return find([request], payload, '')
}

/** Throws a `TypeError` that names every field that the call does not have. */
export function requireKnownFields(name: string, { request }: EndpointDefinition, payload: unknown): void {
  const unknown = findUnknownFields(request, payload)
  if (unknown.length === 0) return
  throw new TypeError(unknown.map(({ field, nearest }) => `${name} has no field ${field}.${didYouMean(nearest)}`).join(' '))
}

interface Described {
  type: string
  wrapped?: Described
  entries?: Record<string, Described>
  item?: Described
  options?: readonly Described[]
}

/** Finds the unknown fields of a value. `schemas` are its possible schemas; a field is unknown if none of them has it. */
function find(schemas: readonly Described[], value: unknown, path: string): UnknownField[] {
  if (typeof value !== 'object' || value === null) return []
  const meanings = schemas.flatMap(meaningsOf)
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`)
  if (Array.isArray(value)) return value.flatMap((item, index) => find(meanings.flatMap((schema) => schema.item ?? []), item, at(index)))
  const objects = meanings.filter(({ entries }) => entries)
  if (objects.length === 0 || objects.some(({ type }) => type === 'loose_object')) return []
  return Object.entries(value).flatMap(([key, field]) => {
    const known = objects.flatMap(({ entries }) => (Object.hasOwn(entries ?? {}, key) ? (entries?.[key] ?? []) : []))
    return known.length > 0 ? find(known, field, at(key)) : [{ field: at(key), nearest: fieldMeant(key, objects.flatMap(({ entries }) => Object.keys(entries ?? {}))) }]
  })
}

/** The field that was probably meant: one with few different letters, or else one with which the name begins, as `page` for `PageNumber`. */
function fieldMeant(key: string, fields: readonly string[]): string | undefined {
  return nearestName(key, fields) ?? fields.find((field) => field.length > 3 && key.toLowerCase().startsWith(field.toLowerCase()))
}

function meaningsOf(schema: Described): Described[] {
  if (schema.wrapped) return meaningsOf(schema.wrapped)
  return schema.options && !schema.item ? schema.options.filter((option) => typeof option === 'object').flatMap(meaningsOf) : [schema]
}
