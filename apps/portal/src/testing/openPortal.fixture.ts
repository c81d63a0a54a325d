import { openMemorySandbox } from '@portal/sandbox/memory'
import { createMemoryRouter } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import { sandboxConfig } from '../../server/sandboxConfig.ts'
import { createPortal } from '../app/Portal.ts'
import type { ScreenRoute } from '../app/ScreenRoute.ts'
import { beginSession } from '../app/signInAs.ts'
import { readPortalConfig } from '../config/portalConfig.ts'
import { createMemorySession } from '../session/createMemorySession.ts'

const origin = 'http://portal.test'
const services = Object.fromEntries(Object.entries(sandboxConfig.services).map(([name, path]) => [name, `http://localhost${path}`]))

/** The portal without its pages, on a sandbox of its own; it closes with the test, once every call has ended. */
export async function openPortal() {
  const sandbox = await openMemorySandbox({ baseUrl: origin })
  const underWay: Promise<unknown>[] = []
  onTestFinished(async () => {
    await Promise.allSettled(underWay)
    await sandbox.close()
  })
  const ask = (request: Request): Promise<Response> => {
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

/** Sends a form to a route that is open at the address; answers what its action said, and where it led. */
export async function submitForm(route: ScreenRoute, address: string, fields: Readonly<Record<string, string>>) {
  const router = createMemoryRouter([{ id: 'form', path: address.replace(/\?.*/, ''), ...route }, { path: '*', element: null }], { initialEntries: [address] })
  onTestFinished(() => router.dispose())
  await vi.waitUntil(() => router.state.initialized)
  const formData = new FormData()
  for (const [name, value] of Object.entries(fields)) formData.append(name, value)
  await router.navigate(address, { formMethod: 'post', formData })
  return { answer: router.state.actionData?.['form'] as unknown, path: router.state.location.pathname }
}
