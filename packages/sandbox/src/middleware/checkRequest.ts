import * as v from 'valibot'
import { createMiddleware } from 'hono/factory'
import { calendarBounds } from '@portal/domain'
import { type EndpointDefinition, type FieldFault, findUnknownFields } from '@portal/api-client/contract'
import { Refusal } from '../Refusal.ts'
import type { SandboxEnvironment } from './environment.ts'
import { filled, isSentence, type Sentence } from '../words/sentence.ts'

/** Checks the payload against the contract. The refusal names the first wrong field and says what the field must be; `fields` has all wrong fields. */
export function checkRequest(endpoint: EndpointDefinition, refusesUnknownFields: boolean) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    const payload = context.get('payload')
    const result = v.safeParse(endpoint.request, payload)
    const unknown = refusesUnknownFields ? unknownFaults(endpoint, payload) : []
    if (!result.success) {
      const [issue] = result.issues
      const field = v.getDotPath(issue) ?? undefined
      throw new Refusal(400, 'VALIDATION', sayIssue(issue, field), { field, body: { fields: [...faultsOf(endpoint, result.issues), ...unknown] } })
    }
    const [first] = unknown
    if (first) throw new Refusal(400, 'VALIDATION', filled('The request has no field {field}.', { field: first.field }), { field: first.field, body: { fields: unknown } })
    context.set('payload', result.output)
    await next()
  })
}

/** The sentence for an issue. Checks of the contract have one; an issue of the validation library is described by its limit. */
function sayIssue({ type, message, expected }: v.BaseIssue<unknown>, field: string | undefined): Sentence {
  const said = type === 'check' || type === 'raw_check' ? sentenceOfCheck(message) : null
  if (said !== null) return said
  const bound = /^(<=|>=)(-?\d+)$/.exec(expected ?? '')
  if (!bound) return field === undefined ? 'The request is missing or invalid.' : filled('The field {field} is missing or invalid.', { field })
  const [, sign = '<=', limit = ''] = bound
  const bounds = boundSentences[`${sign === '<=' ? 'most' : 'least'}${type.endsWith('_length') ? 'Long' : ''}`]
  return field === undefined ? filled(bounds.request, { limit }) : filled(bounds.field, { field, limit })
}

const { firstYear: first, lastYear: last } = calendarBounds

/** The sentence of a check in the contract, with its limits; null for checks without a sentence. */
export function sentenceOfCheck(message: string): Sentence | null {
  const longest = /^Enter at most (\d+) characters\.$/.exec(message)?.[1]
  if (longest !== undefined) return filled('Enter at most {longest} characters.', { longest })
  if (message.startsWith('Enter a date from')) return filled('Enter a date from {first} to {last}.', { first, last })
  if (message.startsWith('Enter an instant from')) return filled('Enter an instant from {first} to {last}.', { first, last })
  return isSentence(message) ? message : null
}

const boundSentences = {
  most: { request: 'The request must be at most {limit}.', field: 'The field {field} must be at most {limit}.' },
  least: { request: 'The request must be at least {limit}.', field: 'The field {field} must be at least {limit}.' },
  mostLong: { request: 'The request must be at most {limit} long.', field: 'The field {field} must be at most {limit} long.' },
  leastLong: { request: 'The request must be at least {limit} long.', field: 'The field {field} must be at least {limit} long.' },
} as const

type Issue = v.BaseIssue<unknown>

/** The first fault in each field of a payload. */
function faultsOf({ request }: EndpointDefinition, issues: readonly Issue[]): FieldFault[] {
  const faults = issues.map((issue): FieldFault => {
    const rule = ruleOf(issue)
    const expected = rule === 'required' ? describe(schemaAt(request, (issue.path ?? []).map(({ key }) => String(key)))) : expectedBy(issue)
    return { field: v.getDotPath(issue) ?? '', rule, expected }
  })
  return [...new Map(faults.toReversed().map((fault) => [fault.field, fault])).values()].toReversed()
}

/** The fields of a payload that the call does not have, as faults. */
function unknownFaults(endpoint: EndpointDefinition, payload: unknown): FieldFault[] {
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
