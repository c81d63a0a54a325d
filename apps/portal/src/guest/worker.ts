import { guestCache } from './guestNames.ts'

interface FetchEvent extends Event {
  request: Request
  respondWith: (answer: Promise<Response>) => void
  waitUntil: (work: Promise<unknown>) => void
}

const isGuestPage = (pathname: string) => /^\/(recurring)?invite\/?$/i.test(pathname)

// This worker serves the stored guest's page at once, also offline, and refreshes it for the next visit. It handles no other requests.
addEventListener('fetch', (event) => {
  const { request, respondWith, waitUntil } = bound(event as FetchEvent)
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && isGuestPage(pathname)) {
    const kept = caches.match(pathname)
    respondWith(kept.then((answer) => answer ?? fetch(request)))
    waitUntil(kept.then((answer) => answer && refresh(pathname)).catch(() => undefined))
  } else if (pathname.startsWith('/assets/')) respondWith(caches.match(pathname).then((answer) => answer ?? fetch(request)))
})

function bound(event: FetchEvent) {
  return { request: event.request, respondWith: event.respondWith.bind(event), waitUntil: event.waitUntil.bind(event) }
}

/** Stores the current page with its scripts, and removes the old ones. */
async function refresh(pathname: string): Promise<void> {
  const answer = await fetch(pathname, { cache: 'no-store', referrerPolicy: 'no-referrer' })
  if (!answer.ok) return
  const cache = await caches.open(guestCache)
  const named = new Set((await answer.clone().text()).match(/\/assets\/[\w.-]+/g))
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = [...named].filter((path) => !kept.has(path))
  await cache.addAll(missing)
  await cache.put(pathname, answer)
  if (missing.length === 0) return
  for (const path of kept) if (path.startsWith('/assets/') && !named.has(path)) await cache.delete(path)
}
