import * as v from 'valibot'
import { errorBody } from '../contract/shapes.ts'
import { ServiceError } from '../errors/index.ts'
import { isJson } from './mediaTypeOf.ts'
import { readRetryAfter } from './readRetryAfter.ts'

/** What a service said that did not do what it was asked. */
export async function readRefusal(endpoint: string, response: Response): Promise<ServiceError> {
  const { status, headers } = response
  const body = await readBody(response)
  const parsed = v.safeParse(errorBody, body)
  return new ServiceError(endpoint, {
    status,
    error: parsed.success ? parsed.output : null,
    body,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: readRetryAfter(headers.get('retry-after')),
  })
}

/** A refusal whose body does not come whole, or is not what it says, is a refusal all the same. */
async function readBody(response: Response): Promise<unknown> {
  try {
    const text = await response.text()
    if (text === '') return undefined
    return isJson(response) ? JSON.parse(text) : text
  } catch {
    return undefined
  }
}
