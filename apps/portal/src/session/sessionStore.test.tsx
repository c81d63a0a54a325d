import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionValueNames } from '@portal/domain'
import { createSessionStore } from './sessionStore.ts'

const session = { authToken: 'token', authKey: 'key', csrf: 'csrf', authId: '7' }

const clear = () => {
  localStorage.clear()
  sessionStorage.clear()
}

// The names differ, because other test files run in the same browser.
beforeEach(clear)
afterEach(() => {
  vi.restoreAllMocks()
  clear()
})

describe('session store', () => {
  it('§3 the store uses exactly the specified names', () => {
    const store = createSessionStore('local')
    store.save(session)
    store.setPreference('sidebar_minimize', 'true')
    store.setPreference('lang', 'es')
    expect(Object.keys(localStorage).sort()).toEqual([...sessionValueNames].sort())
    expect(store.read()).toEqual(session)
    expect(store.isPersistent).toBe(true)
  })

  it('§4 clearing leaves nothing in either storage', () => {
    const store = createSessionStore('local')
    store.save(session)
    sessionStorage.setItem('else', '1')
    store.clear()
    expect(localStorage.length + sessionStorage.length).toBe(0)
    expect(store.read()).toBeNull()
  })

  it('§4 clearing deletes guests’ stored keys from this device', async () => {
    const cache = await caches.open('portal-guest')
    await cache.put('/Invite/kept/some-key', new Response('{}'))
    createSessionStore('local').clear()
    await expect.poll(() => caches.has('portal-guest')).toBe(false)
  })

  it('§4 clearing unregisters the guest page’s service worker, also during its installation', async () => {
    const unregister = vi.fn(async () => true)
    const installing = Object.assign(new EventTarget(), { scriptURL: `${location.origin}/guest-worker.js` }) as ServiceWorker
    const registration = Object.assign(new EventTarget(), { active: null, waiting: null, installing, unregister }) as unknown as ServiceWorkerRegistration
    vi.spyOn(navigator.serviceWorker, 'getRegistrations').mockResolvedValue([registration])
    createSessionStore('local').clear()
    await vi.waitFor(() => expect(unregister).toHaveBeenCalled())
  })

  it('there is a session only with token, key and csrf', () => {
    const store = createSessionStore('local')
    store.save(session)
    localStorage.removeItem('csrf')
    expect(store.read()).toBeNull()
  })

  it('the session stays in memory if the browser refuses storage, and the store reports it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const store = createSessionStore('local')
    store.save(session)
    expect(store.isPersistent).toBe(false)
    expect(store.read()).toEqual(session)
    store.clear()
    expect(store.read()).toBeNull()
  })

  it('the session stays in this tab if so configured', () => {
    createSessionStore('tab').save(session)
    expect(localStorage.length).toBe(0)
    expect(sessionStorage.getItem('authToken')).toBe('token')
  })

  it('the store notices a sign-out in another tab, which is a storage event without a key', () => {
    const listener = vi.fn()
    const stop = createSessionStore('local').onChangedElsewhere(listener)
    dispatchEvent(new StorageEvent('storage', { key: null }))
    dispatchEvent(new StorageEvent('storage', { key: 'authId' }))
    dispatchEvent(new StorageEvent('storage', { key: 'lang' }))
    stop()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
