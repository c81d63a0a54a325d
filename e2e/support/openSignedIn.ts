import type { Page } from '@playwright/test'
import { createPortal } from '../../apps/portal/src/app/createPortal.ts'
import { beginSession } from '../../apps/portal/src/app/signInAs.ts'
import { readPortalConfig } from '../../apps/portal/src/config/portalConfig.ts'
import { createMemorySession } from '../../apps/portal/src/session/createMemorySession.ts'
import type { Seeds } from './fixtures.ts'

type User = Seeds['signIns'][number]

/**
 * Opens a page as a signed-in user. Signs in by the portal's calls, without the sign-in page, which signIn.spec.ts tests. Replaces any
 * session in that browser.
 */
export async function openSignedIn(page: Page, user: User, path: string): Promise<void> {
  // Opens a small file of the portal, so that the storage of its origin can be written.
  await page.goto('/config.json')
  const session = await beginSessionAt(new URL(page.url()).origin, user)
  await page.evaluate((values) => {
    localStorage.clear()
    for (const [name, value] of values) localStorage.setItem(name, value)
  }, Object.entries(session))
  await page.goto(path)
}

async function beginSessionAt(origin: string, user: User) {
  const session = (await openPortalOf(origin, user)).session.read()
  if (!session) throw new Error(`${user.username} could not sign in.`)
  return session
}

/** Signs in a user without a page, to set up data by the portal's calls. */
export async function openPortalOf(origin: string, { username, password }: User) {
  const config = readPortalConfig(await (await fetch(`${origin}/config.json`)).json())
  const at = (path: string) => new URL(path, origin).href
  const services = Object.fromEntries(Object.entries(config.services).map(([name, path]) => [name, at(path)]))
  const portal = createPortal({ ...config, services: services as typeof config.services, keysUrl: at(config.keysUrl) }, { session: createMemorySession() })
  await beginSession(portal, await portal.api.login({ username, password }))
  return portal
}

export function signInOf(seeds: Seeds, wanted: (user: User) => boolean): User {
  const user = seeds.signIns.find(wanted)
  if (!user) throw new Error('Nobody of that kind is seeded.')
  return user
}

/** The administrator of the seeded property. */
export const administrator = (seeds: Seeds): User => signInOf(seeds, ({ lands }) => lands === 'dashboard')
/** A second administrator of the same property. */
export const colleague = (seeds: Seeds): User => signInOf(seeds, ({ audience }) => audience.startsWith('Staff'))
