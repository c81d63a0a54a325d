import { createJsonLog } from '@portal/sandbox/node'
import { createApiClient } from '@portal/api-client'
import { servicesBelow } from '@portal/api-client/contract'
import { expect, onTestFinished, test } from 'vitest'
import { makeBuiltFolder } from './builtFolder.fixture.ts'
import { createPortalServer, type PortalServerOptions } from './createPortalServer.ts'

/** The number of unknown links that is one too many for one address in a minute. */
const tooMany = 61

async function start(options: Partial<PortalServerOptions>) {
  const lines: string[] = []
  const log = createJsonLog('error', { write: (line) => void lines.push(line) })
  const server = await createPortalServer({ folder: makeBuiltFolder(), port: 0, databasePath: ':memory:', log, ...options })
  onTestFinished(() => server.close())
  const clientAt = (forwardedFor: string) => createApiClient({
    services: servicesBelow(`${server.address}/svc`), keysUrl: `${server.address}/keys`, getSession: () => null, onSessionExpired: () => {}, retries: { limit: 0, delay: () => 0 },
    fetch: (input, init) => {
      const request = new Request(input, init)
      request.headers.set('X-Forwarded-For', forwardedFor)
      return fetch(request)
    },
  })
  /** Tries unknown links and returns the code of the last refusal. */
  async function guessLinks(forwardedFor: string, times: number): Promise<unknown> {
    const client = clientAt(forwardedFor)
    let code: unknown
    for (let count = 0; count < times; count += 1) code = await client.getAccountDeletion({ token: `never-given-out-${'x'.repeat(20)}` }).then(() => 'answered', (error: { code?: unknown }) => error.code)
    return code
  }
  return { ...server, lines, guessLinks }
}

test('behind a trusted proxy each client has its own limit, which a forged header does not change', async () => {
  const { guessLinks, introduction } = await start({ publicUrl: 'https://portal.example', trustedProxies: 1 })
  const other = await guessLinks('203.0.113.20', 1)
  expect(await guessLinks('203.0.113.9', tooMany)).toBe('TOO_MANY_ATTEMPTS')
  expect(await guessLinks('203.0.113.20, 203.0.113.9', 1)).toBe('TOO_MANY_ATTEMPTS')
  expect(await guessLinks('203.0.113.20', 1)).toBe(other)
  expect(other).not.toBe('TOO_MANY_ATTEMPTS')
  expect(introduction).not.toContain('TRUSTED_PROXIES')
})

test('behind an untrusted proxy no address is limited, and the server’s introduction says so', async () => {
  const { guessLinks, introduction } = await start({ publicUrl: 'https://portal.example' })
  expect(await guessLinks('203.0.113.9', tooMany)).not.toBe('TOO_MANY_ATTEMPTS')
  expect(introduction).toContain('Limits by network address are off: set TRUSTED_PROXIES')
})

test('a forwarded request without a trusted proxy is logged once', async () => {
  const { guessLinks, lines } = await start({})
  expect(await guessLinks('203.0.113.9', tooMany)).not.toBe('TOO_MANY_ATTEMPTS')
  expect(lines.filter((line) => line.includes('TRUSTED_PROXIES is not set'))).toHaveLength(1)
})
