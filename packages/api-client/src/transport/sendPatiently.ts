import type { KyInstance, Options, HTTPError } from 'ky'
import { CodeNotLoaded, loadOnDemand } from '../crypto/loadOnDemand.ts'
import type { Refusal } from './isHttpError.ts'

export interface PatientRequest extends Omit<Options, 'fetch'> {
  /** Makes one attempt. */
  send: () => Promise<Response>
}

type LoadKy = () => Promise<{ default: KyInstance }>

const loadKy: LoadKy = /* @__PURE__ */ loadOnDemand('ky', async () => import('ky'))

/**
 * Sends a request, and sends it again if that can help. Most requests succeed at once, so the library ky, which decides when to send again,
 * is loaded for the first that fails, or while the browser is idle. Rejects with ky's errors, and with `CodeNotLoaded` for a refusal
 * without ky. Only tests pass `load`.
 */
export async function sendPatiently(url: string, { send, ...options }: PatientRequest, load = loadKy): Promise<Response> {
  const [first] = await Promise.allSettled([send()])
  if (first.status === 'fulfilled' && first.value.ok) {
    comeWhenIdle()
    return first.value
  }
  const ky = await kyOr(first, load)
  let isFirst = true
  return ky(url, {
    ...options,
    hooks: { beforeError: [readRefusal] },
    fetch: async () => {
      if (!isFirst) return send()
      isFirst = false
      if (first.status === 'rejected') throw first.reason
      return first.value
    },
  })
}

async function kyOr(first: PromiseSettledResult<Response>, load: LoadKy) {
  try {
    return (await load()).default
  } catch (error) {
    throw first.status === 'rejected' && error instanceof CodeNotLoaded ? first.reason : error
  }
}

let isComing = false

function comeWhenIdle(): void {
  if (isComing || !('requestIdleCallback' in globalThis)) return
  isComing = true
  requestIdleCallback(() => void loadKy().catch(() => {}))
}

/**
 * A hook for ky that reads the body of a refusal, before ky decides whether to send again. Returns parsed JSON or text; undefined if there
 * is no body, if it is incomplete, or if it isn't valid JSON.
 */
async function readRefusal(error: HTTPError): Promise<Refusal> {
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
