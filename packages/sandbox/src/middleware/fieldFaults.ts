import { type EndpointDefinition, type FieldFault, findUnknownFields } from '@portal/api-client/contract'
import * as v from 'valibot'

type Issue = v.BaseIssue<unknown>

/** The first fault in each field of a payload. */
export function faultsOf({ request }: EndpointDefinition, issues: readonly Issue[]): FieldFault[] {
  const faults = issues.map((issue): FieldFault => {
    const rule = ruleOf(issue)
    const expected = rule === 'required' ? describe(schemaAt(request, (issue.path ?? []).map(({ key }) => String(key)))) : expectedBy(issue)
    return { field: v.getDotPath(issue) ?? '', rule, expected }
  })
  return [...new Map(faults.toReversed().map((fault) => [fault.field, fault])).values()].toReversed()
}

/** The fields of a payload that the call does not have, as faults. */
export function unknownFaults(endpoint: EndpointDefinition, payload: unknown): FieldFault[] {
  return findUnknownFields(endpoint.request, payload).map(({ field, nearest }) => ({ field, rule: 'unknown', expected: nearest === undefined ? 'no such field' : `the field ${nearest}` }))
}

function ruleOf({ type, received }: Issue): string {
  if (received === 'undefined') return 'required'
  if (type === 'picklist' || type === 'literal') return 'oneOf'
  if (/^(?:min|max)_value$|^integer$/.test(type)) return 'range'
  if (/_length$|^non_empty$/.test(type)) return 'length'
  if (type === 'regex') return 'pattern'
  return type.endsWith('check') ? 'text' : 'type'
}

interface Described {
  type: string
  wrapped?: Described
  entries?: Record<string, Described>
  item?: Described
  options?: readonly (Described | string | number)[]
  pipe?: readonly { type: string; requirement?: unknown }[]
}

/** The schema of a field; if the schema is a union, that of the first option with this field. */
function schemaAt(schema: Described | undefined, [key, ...rest]: readonly string[]): Described | undefined {
  if (!schema || key === undefined) return schema
  if (schema.wrapped) return schemaAt(schema.wrapped, [key, ...rest])
  if (schema.item) return schemaAt(schema.item, rest)
  if (schema.entries) return schemaAt(schema.entries[key], rest)
  const options = schema.options?.filter((option) => typeof option === 'object') ?? []
  return options.map((option) => schemaAt(option, [key, ...rest])).find((found) => found !== undefined)
}

/** The valid values of a field in a few words, such as `a whole number from 1 to 99`. */
function describe(schema: Described | undefined): string {
  if (!schema) return 'a value'
  if (schema.wrapped) return describe(schema.wrapped)
  if (schema.type === 'picklist') return (schema.options ?? []).map(String).join(' or ')
  const bound = (type: string) => schema.pipe?.find((action) => action.type === type)?.requirement
  const isWhole = schema.pipe?.some(({ type }) => type === 'integer') ?? false
  const kind = isWhole ? 'a whole number' : (kinds[schema.type] ?? 'a value')
  return typeof bound('min_value') === 'number' ? `${kind} from ${String(bound('min_value'))} to ${String(bound('max_value'))}` : kind
}

const kinds: Readonly<Record<string, string>> = { string: 'text', number: 'a number', boolean: 'true or false', array: 'a list', object: 'an object', Object: 'an object', Array: 'a list', null: 'null' }

/** The expected value of a field. Checks of the contract have a sentence; an issue of the validation library is described by its limit. */
function expectedBy({ type, message, expected, requirement }: Issue & { requirement?: unknown }): string {
  if (type.endsWith('check')) return message
  if (type === 'integer') return 'a whole number'
  if (type === 'non_empty') return 'not empty'
  if (type === 'regex' && requirement instanceof RegExp) return `text like ${requirement.source}`
  const bound = /^(<=|>=)(-?\d+)$/.exec(expected ?? '')
  if (bound) return `${bound[1] === '<=' ? 'at most' : 'at least'} ${bound[2]}${type.endsWith('_length') ? ' long' : ''}`
  const wanted = (expected ?? '').replace(/^\((.*)\)$/, '$1').split(' | ')
  return wanted.map((kind) => kinds[kind] ?? kind.replaceAll('"', '')).join(' or ')
}
