import type { HTTPError } from 'ky'
import type { Refusal } from './isHttpError.ts'

/**
 * A hook of ky: reads what a refusal says, before it is decided whether to send again. Parsed if it is JSON, otherwise text; undefined if it
 * has no body, does not come whole or is not what it says.
 */
export async function readRefusal(error: HTTPError): Promise<Refusal> {
  return Object.assign(error, { data: await readBody(error.response) })
}

async function readBody(response: Response): Promise<unknown> {
  try {
    const text = await response.text()
    if (text === '') return undefined
    return /\bjson\b/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text
  } catch {
    return undefined
  }
}
