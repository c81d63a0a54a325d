import type { AnsweredRequest } from '@portal/sandbox/node'
import { type EndpointDefinition, endpoints } from '@portal/api-client/contract'
import { findDocument } from './entryDocuments.ts'

export interface RequestObserver {
  /** Called when a request arrives. */
  begin?(request: Pick<AnsweredRequest, 'method' | 'route'>): void
  /** Called when its answer is ready. */
  end(answered: AnsweredRequest): void
}

type Answer<Environment> = (request: Request, environment: Environment) => Promise<Response>

/** The usual HTTP methods; all others count as one, because a client may send any word. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Reports each request and its answer to observers. */
export function observeRequests<Environment>(answer: Answer<Environment>, observers: readonly RequestObserver[]): Answer<Environment> {
  return async (request, environment) => {
    const started = performance.now()
    const asked = { method: methods.has(request.method) ? request.method : '_OTHER', route: routeOf(new URL(request.url).pathname) }
    for (const observer of observers) observer.begin?.(asked)
    const end = (status: number, requestId: string | null) => {
      const seconds = (performance.now() - started) / 1000
      for (const observer of observers) observer.end({ ...asked, status, seconds, requestId })
    }
    try {
      const answered = await answer(request, environment)
      end(answered.status, answered.headers.get('x-request-id'))
      return answered
    } catch (error) {
      end(500, null)
      throw error
    }
  }
}

const calls = new Set(Object.values<EndpointDefinition>(endpoints).map(({ service, path }) => `/svc/${service}${path}`))
const files = new Set(['/keys', '/config.json', '/health/live', '/health/ready'])
const folders = ['/svc', '/sandbox', '/assets', '/embed']

/** The pattern of a path for counting requests. It is one of a few, and never contains a token or typed text. */
export function routeOf(pathname: string): string {
  if (calls.has(pathname) || files.has(pathname)) return pathname
  const folder = folders.find((name) => pathname.startsWith(`${name}/`))
  return folder ? `${folder}/*` : (findDocument(pathname)?.path ?? '/*')
}
