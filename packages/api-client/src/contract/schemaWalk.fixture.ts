import type * as v from 'valibot'

export type AnySchema = v.GenericSchema

/** A value in a schema, with every action of the pipes around it, outermost first. */
export interface Leaf {
  /** The path of the value with dots, such as `Restriction.Windows.*.Days`. */
  path: string
  schema: AnySchema
  /** Every action that the value passes through. */
  actions: v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>[]
}

/** Every value that a schema describes (texts, numbers, lists and others), once for each place. */
export function walkSchema(schema: AnySchema, path = '', actions: Leaf['actions'] = []): Leaf[] {
  if ('pipe' in schema) {
    const [first, ...rest] = schema.pipe as [AnySchema, ...Leaf['actions']]
    return walkSchema(first, path, [...actions, ...rest])
  }
  const at = (key: string) => (path === '' ? key : `${path}.${key}`)
  const leaf = { path, schema, actions }
  if ('entries' in schema) return Object.entries(schema.entries as Record<string, AnySchema>).flatMap(([key, entry]) => walkSchema(entry, at(key)))
  if ('wrapped' in schema) return walkSchema(schema.wrapped as AnySchema, path, actions)
  if ('item' in schema) return [leaf, ...walkSchema(schema.item as AnySchema, at('*'))]
  if (schema.type === 'record' && 'key' in schema && 'value' in schema) {
    return [...walkSchema(schema.key as AnySchema, at('(key)')), ...walkSchema(schema.value as AnySchema, at('*'))]
  }
  if ((schema.type === 'union' || schema.type === 'variant') && 'options' in schema) {
    return (schema.options as AnySchema[]).flatMap((option) => walkSchema(option, path, actions))
  }
  return [leaf]
}

/** The kind of text that a schema names in its metadata; null if it names none. */
export function shapeOf({ actions }: Leaf): string | null {
  const named = actions.find((action) => action.kind === 'metadata' && action.type === 'metadata')
  const metadata: unknown = named && 'metadata' in named ? named.metadata : null
  return typeof metadata === 'object' && metadata !== null && 'shape' in metadata ? String(metadata.shape) : null
}
