import { expect, test as base, type APIRequestContext } from '@playwright/test'
import { startPortalServer, type PortalServer } from './portalServer.ts'

export interface Seeds {
  signIns: { audience: string; name: string; username: string; password: string; lands: string }[]
  invites: { name: string; type: string; state: string; link: string; id: string }[]
  readers: { id: string; name: string }[]
  /** Mailed links in every state: password resets, passwords of master users, subscriptions, sign-ins as another user. */
  links: { kind: string; state: string; link: string }[]
}

export interface ScanAnswer {
  outcome: 'open' | 'denied'
  reason: string
  message: string
}

interface Fixtures {
  /** Resets the data before each file of journeys, so that changes by other files have no effect. */
  freshWorld: void
  seeds: Seeds
  /** Presents a decoded QR code or a PIN at a simulated reader. */
  scan: (presented: string, reader?: string) => Promise<ScanAnswer>
  /** Whether the journey itself breaks connections. The browser logs each broken connection as an error. */
  breaksConnections: boolean
  /** Statuses of failed answers that this journey expects. A browser logs each failed answer as an error. */
  expectedStatuses: number[]
}

interface WorkerFixtures {
  server: PortalServer
  /** The file of the last journey on this worker's server. */
  visited: { file: string | null }
}

/** Milliseconds that each answer takes longer: `LATENCY=800 npm test -- journeys`. */
export const latency = Number(process.env['LATENCY'] ?? 0)

/**
 * The `test` of all journeys. Each worker has one server. A journey fails if a page logs an error or reports a violation of the security
 * policy.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startPortalServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visited: [async ({}, use) => use({ file: null }), { scope: 'worker' }],
  freshWorld: [
    async ({ server, visited, request }, use, { file }) => {
      if (visited.file !== null && visited.file !== file) {
        await request.post(`${server.address}/sandbox/api/clock`, { data: { reset: true } })
        const answer = await request.post(`${server.address}/sandbox/api/reset`, { data: { world: 'busyProperty' } })
        expect(answer.ok()).toBe(true)
      }
      visited.file = file
      await use()
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  seeds: async ({ server, request }, use) => use(await readSeeds(server, request)),
  scan: async ({ server, request, seeds }, use) => {
    await use(async (presented, reader = seeds.readers[0]?.id ?? '') => {
      const answer = await request.post(`${server.address}/sandbox/api/gate/scan`, { data: { reader, presented } })
      expect(answer.ok()).toBe(true)
      return (await answer.json()) as ScanAnswer
    })
  },
  expectedStatuses: [[], { option: true }],
  breaksConnections: [false, { option: true }],
  page: async ({ page, expectedStatuses, breaksConnections }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
    page.on('console', (message) => {
      const isBrokenByUs = breaksConnections && /net::ERR_|Failed to load module script|Failed to fetch dynamically imported module|ScriptUnreachable|NetworkError/.test(message.text())
      const isExpectedAnswer = isBrokenByUs || expectedStatuses.some((status) => message.text().includes(`status of ${status}`))
      if (['error', 'warning'].includes(message.type()) && !isExpectedAnswer) complaints.push(`console ${message.type()}: ${message.text()}`)
    })
    if (latency > 0) {
      const devTools = await page.context().newCDPSession(page)
      await devTools.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 })
    }
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy report: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
      })
    })
    await use(page)
    expect(complaints).toEqual([])
  },
})

export { expect }

async function readSeeds(server: PortalServer, request: APIRequestContext): Promise<Seeds> {
  const answer = await request.get(`${server.address}/sandbox/api/seeds`)
  return (await answer.json()) as Seeds
}
