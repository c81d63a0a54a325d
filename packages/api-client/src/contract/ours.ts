import * as v from 'valibot'

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>

const mark = { isOurs: true }

/**
 * A field of an answer that the specification does not have. A service may leave it out, and the portal then uses `fallback`. The sandbox
 * leaves these fields out when it answers only what is specified.
 */
export function ours<const Wanted extends Schema, const Fallback extends v.InferInput<Wanted> | (() => v.InferInput<Wanted>)>(schema: Wanted, fallback: Fallback) {
  return v.optional(v.pipe(schema, v.metadata(mark)), fallback)
}

/** Like `ours`, for a field that is absent if the service does not tell. */
export function oursOrUnsaid<const Wanted extends Schema>(schema: Wanted) {
  return v.optional(v.pipe(schema, v.metadata(mark)))
}

/** The paths of an answer's fields that are ours, such as `User.Access`; items of a list count as the list itself. */
export function fieldsOfOurs(schema: Schema): string[] {
  return [...new Set(findOurs(schema, ''))]
}

function findOurs(schema: Described, path: string): string[] {
  if (schema.wrapped) return findOurs(schema.wrapped, path)
  if (schema.item) return findOurs(schema.item, path)
  if (schema.options) return schema.options.flatMap((option) => findOurs(option, path))
  return Object.entries(schema.entries ?? {}).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`
    return isOurs(field) ? [at] : findOurs(field, at)
  })
}

interface Described {
  type: string
  wrapped?: Described
  entries?: Record<string, Described>
  item?: Described
  options?: Described[]
  pipe?: readonly { kind: string; type: string; metadata?: object }[]
}

function isOurs({ wrapped }: Described): boolean {
  return wrapped?.pipe?.some((step) => step.metadata === mark) === true
}

/** An answer without the fields that are ours, at every depth. `schema` is the schema of the answer. */
export function withoutOurs(schema: Schema, answer: unknown): unknown {
  return strip(schema, answer)
}

function strip(schema: Described, value: unknown): unknown {
  const inner = schema.wrapped
  if (inner) return value == null ? value : strip(inner, value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return schema.item ? value.map((item) => strip(schema.item as Described, item)) : value
  if (schema.options) return schema.options.reduce((left, option) => (option.entries ? strip(option, left) : left), value as unknown)
  const { entries } = schema
  if (!entries) return value
  return Object.fromEntries(Object.entries(value).flatMap(([name, field]) => {
    const known = entries[name]
    if (!known) return [[name, field] as const]
    return isOurs(known) ? [] : [[name, strip(known, field)] as const]
  }))
}
