import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import type { EndpointDefinition } from '@portal/api-client/contract'
import { Refusal } from '../Refusal.ts'
import type { SandboxEnvironment } from './environment.ts'
import { faultsOf, unknownFaults } from './fieldFaults.ts'

/** Checks the payload against the contract. The refusal names the first wrong field and says what it must be; `fields` has all of them. */
export function checkRequest(endpoint: EndpointDefinition, refusesUnknownFields: boolean) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    const payload = context.get('payload')
    const result = v.safeParse(endpoint.request, payload)
    const unknown = refusesUnknownFields ? unknownFaults(endpoint, payload) : []
    if (!result.success) {
      const [issue] = result.issues
      const field = v.getDotPath(issue) ?? undefined
      throw new Refusal(400, 'VALIDATION', sayIssue(issue, field), { field, body: { fields: [...faultsOf(result.issues), ...unknown] } })
    }
    const [first] = unknown
    if (first) throw new Refusal(400, 'VALIDATION', `The request has no field ${first.field}.`, { field: first.field, body: { fields: unknown } })
    context.set('payload', result.output)
    await next()
  })
}

/** The contract's own checks bring a sentence for a person; an issue of the library is described by its bound. */
function sayIssue({ type, message, expected }: v.BaseIssue<unknown>, field: string | undefined): string {
  if (type === 'check' || type === 'raw_check') return message
  const subject = field === undefined ? 'The request' : `The field ${field}`
  const bound = /^(<=|>=)(-?\d+)$/.exec(expected ?? '')
  if (!bound) return `${subject} is missing or not as it should be.`
  const [, sign, limit] = bound
  return `${subject} is ${sign === '<=' ? 'at most' : 'at least'} ${limit}${type.endsWith('_length') ? ' long' : ''}.`
}
