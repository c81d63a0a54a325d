import { createMiddleware } from 'hono/factory'
import { randomToken } from '../bytes/bytes.ts'
import type { Clock } from '../hostInterfaces.ts'
import { Refusal } from '../Refusal.ts'
import type { SandboxContext, SandboxEnvironment } from './environment.ts'
import { filled } from '../words/sentence.ts'

/** Gives the request an id and its caller's address. Every answer tells the server's time, so that clients can correct their clocks. */
export function identifyRequest(clock: Clock, addressOf: (context: SandboxContext) => string) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    context.set('requestId', randomToken(9))
    context.set('address', addressGroup(addressOf(context)))
    context.set('session', null)
    context.set('user', null)
    context.set('bearer', /^Bearer ([\w-]{1,512})$/.exec(context.req.header('authorization') ?? '')?.[1])
    await next()
    context.header('X-Request-Id', context.get('requestId'))
    context.header('Date', new Date(clock.now()).toUTCString())
    context.header('X-Content-Type-Options', 'nosniff')
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store')
  })
}

/** Refuses every request that a page of another site sends. */
export const refuseCrossSite = createMiddleware<SandboxEnvironment>(async (context, next) => {
  if (context.req.header('sec-fetch-site') === 'cross-site') {
    throw new Refusal(403, 'CROSS_SITE', 'Requests from other sites are not accepted.')
  }
  await next()
})

/** Reads a JSON object of at most `limit` bytes. The limit is checked before anything is parsed. */
export async function readJsonObject(context: SandboxContext, limit: number): Promise<Record<string, unknown>> {
  const text = await readText(context.req.raw, limit)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal(400, 'BAD_JSON', 'The body is not JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'BAD_JSON', 'The body is not a JSON object.')
  }
  return value as Record<string, unknown>
}

async function readText(request: Request, limit: number): Promise<string> {
  const tooLarge = () => new Refusal(413, 'TRANSPORT_TOO_LARGE', filled('The body is larger than {limit} bytes.', { limit }))
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const reader = request.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Refusal(400, 'BODY_CUT', 'The body did not arrive whole.')
    })
    if (done) return text + decoder.decode()
    length += value.length
    if (length > limit) {
      await reader.cancel()
      throw tooLarge()
    }
    text += decoder.decode(value, { stream: true })
  }
}

/**
 * The group of network addresses that count as one caller. It is an IPv4 address in any notation, the first half of an IPv6 address (a
 * caller who has one address of it has them all), or any loopback address of this machine.
 */
export function addressGroup(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/, '')
  if (plain === '::1' || plain.startsWith('127.')) return 'loopback'
  return plain.includes(':') ? `${network(plain)}::/64` : plain
}

function network(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const zeros = Array.from({ length: Math.max(0, 8 - groups(head).length - groups(tail).length) }, () => '0')
  return [...groups(head), ...zeros, ...groups(tail)].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}
