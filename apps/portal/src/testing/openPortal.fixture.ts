import { openMemorySandbox } from '@portal/sandbox/memory'
import { onTestFinished, vi } from 'vitest'
import { sandboxConfig } from '../../server/sandboxConfig.ts'
import { createPortal } from '../app/createPortal.ts'
import { beginSession } from '../app/signInAs.ts'
import { readPortalConfig } from '../config/portalConfig.ts'
import { createMemorySession } from '../session/createMemorySession.ts'

const origin = 'http://portal.test'
const services = Object.fromEntries(Object.entries(sandboxConfig.services).map(([name, path]) => [name, `http://localhost${path}`]))

/** Opens the portal without pages, on its own sandbox. It is closed with the test, after every call has ended; later calls fail as if offline. */
export async function openPortal({ isSpecifiedOnly = false } = {}) {
  const sandbox = await openMemorySandbox({ baseUrl: origin, isSpecifiedOnly })
  const underWay: Promise<unknown>[] = []
  let isOver = false
  onTestFinished(async () => {
    isOver = true
    await Promise.allSettled(underWay)
    await sandbox.close()
  })
  const ask = (request: Request): Promise<Response> => {
    if (isOver) return Promise.reject(new TypeError('The test is over.'))
    const answering = Promise.resolve(sandbox.app.fetch(request))
    underWay.push(answering)
    return answering
  }
  const fetch = vi.fn<typeof globalThis.fetch>((input, init) => ask(new Request(input, init)))
  const config = readPortalConfig({ ...sandboxConfig, services, keysUrl: 'http://localhost/keys' })
  const portal = createPortal(config, { fetch, session: createMemorySession() })
  const seeds = await sandbox.seeds()
  const signInAs = async (landing: string) => {
    const user = seeds.signIns.find(({ lands }) => lands === landing)
    await beginSession(portal, await portal.api.login({ username: user?.username ?? '', password: user?.password ?? '' }))
    return user
  }
  return { portal, sandbox, seeds, fetch, ask, signInAs }
}
