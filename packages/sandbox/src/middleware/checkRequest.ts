import { createMiddleware } from 'hono/factory'
import { calendarBounds } from '@portal/domain'
import * as v from 'valibot'
import type { EndpointDefinition } from '@portal/api-client/contract'
import { Refusal } from '../Refusal.ts'
import type { SandboxEnvironment } from './environment.ts'
import { faultsOf, unknownFaults } from './fieldFaults.ts'
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
