import { type EndpointDefinition, endpoints } from '@portal/api-client/contract'
import { findDocument } from './entryDocuments.ts'

const calls = new Set(Object.values<EndpointDefinition>(endpoints).map(({ service, path }) => `/svc/${service}${path}`))
const files = new Set(['/keys', '/config.json', '/health/live', '/health/ready'])
const folders = ['/svc', '/sandbox', '/assets', '/embed']

/** The pattern of a path for counting requests: one of a few, never with a token or typed text in it. */
export function routeOf(pathname: string): string {
  if (calls.has(pathname) || files.has(pathname)) return pathname
  const folder = folders.find((name) => pathname.startsWith(`${name}/`))
  return folder ? `${folder}/*` : (findDocument(pathname)?.path ?? '/*')
}
