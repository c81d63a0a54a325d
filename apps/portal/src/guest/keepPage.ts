import { guestCache, guestWorker } from './guestNames.ts'
import { isKeptInvite } from './keptInvites.ts'

interface ScriptPolicy {
  createScriptURL: (address: string) => string
}
interface Policies {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy
}

let isKept: boolean | undefined
let before: Promise<void> = Promise.resolve()

/** Stores the page on the device while a key is stored, so that it opens offline. Otherwise removes it. */
export function keepPage(hasAny: boolean): void {
  if (isKept === hasAny || !('serviceWorker' in navigator)) return
  isKept = hasAny
  // A failure is ignored, because the page works without the copy.
  before = before.then(hasAny ? keep : forget).catch(() => undefined)
}

async function keep(): Promise<void> {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
  const address = policies ? policies.createPolicy('portal-guest', { createScriptURL: (given) => given }).createScriptURL(guestWorker) : guestWorker
  await navigator.serviceWorker.register(address, { scope: location.pathname })
  const cache = await caches.open(guestCache)
  const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name)).filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  // The address is stored without its query, so that the link's token isn't stored.
  await cache.addAll([location.pathname, ...new Set(used.map(({ pathname }) => pathname))])
}

async function forget(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return
  await registration.unregister()
  const cache = await caches.open(guestCache)
  for (const request of await cache.keys()) if (!isKeptInvite(request)) await cache.delete(request)
}
