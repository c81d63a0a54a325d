import type { SessionValueName } from '@portal/domain'
import { guestCache, guestWorker } from '../guest/guestNames.ts'

export interface Session {
  authToken: string
  /** The id of the session. */
  authKey: string
  csrf: string
  /** The id of the signed-in user; empty until the details load. */
  authId: string
}

export interface SessionStore {
  /** Returns the session of the signed-in user, or null. */
  read(): Session | null
  save(session: Session): void
  /** Removes everything stored at this origin, after signing out and when a session expires. */
  clear(): void
  /** Resolves when the removal is complete. A document that unloads earlier could leave data. */
  readonly cleared: Promise<void>
  preference(name: 'sidebar_minimize' | 'lang'): string | null
  setPreference(name: 'sidebar_minimize' | 'lang', value: string): void
  /** Calls a listener when another tab signed out, signed in or changed its user. Returns the function that unsubscribes. */
  onChangedElsewhere(listener: () => void): () => void
  /** Whether the browser stores the session; if it refuses storage, the session is in memory, for this tab. */
  readonly isPersistent: boolean
}

/** Creates the store of the session. If storage throws an error (refused, full, sandboxed frame), memory replaces it for the rest of the visit. */
export function createSessionStore(kind: 'local' | 'tab', browser: Window = window): SessionStore {
  const storage = openStorage(kind, browser)
  const memory = new Map<string, string>()
  let isPersistent = storage !== null
  let cleared = Promise.resolve()

  const get = (name: SessionValueName): string | null => {
    if (memory.has(name)) return memory.get(name) ?? null
    return isPersistent ? (storage?.getItem(name) ?? null) : null
  }
  const set = (name: SessionValueName, value: string): void => {
    try {
      if (!isPersistent || !storage) throw new Error('no storage')
      storage.setItem(name, value)
      memory.delete(name)
    } catch {
      isPersistent = false
      memory.set(name, value)
    }
  }

  return {
    get isPersistent() {
      return isPersistent
    },
    read() {
      const authToken = get('authToken')
      const authKey = get('authKey')
      const csrf = get('csrf')
      const authId = get('authId') ?? ''
      return authToken && authKey && csrf ? { authToken, authKey, csrf, authId } : null
    },
    save(session) {
      set('authKey', session.authKey)
      set('csrf', session.csrf)
      set('authId', session.authId)
      set('authToken', session.authToken)
    },
    clear() {
      memory.clear()
      for (const area of [openStorage('local', browser), openStorage('tab', browser)]) area?.clear()
      cleared = clearKeptPages(browser)
    },
    get cleared() {
      return cleared
    },
    preference: get,
    setPreference: set,
    onChangedElsewhere(listener) {
      // The key is null if another tab has called localStorage.clear(), which fires one event.
      const onStorage = (event: StorageEvent) => {
        if (event.key === null || event.key === 'authToken' || event.key === 'authId') listener()
      }
      browser.addEventListener('storage', onStorage)
      return () => browser.removeEventListener('storage', onStorage)
    },
  }
}

/** Removes the guest keys stored on the device, and their worker. */
async function clearKeptPages({ caches, navigator }: Window): Promise<void> {
  try {
    await caches.delete(guestCache)
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      const worker = registration.active ?? registration.waiting ?? registration.installing
      if (worker?.scriptURL.endsWith(guestWorker)) await registration.unregister()
    }
  } catch {
    // The browser has no caches or workers, or refuses them, so nothing was stored.
  }
}

function openStorage(kind: 'local' | 'tab', browser: Window): Storage | null {
  try {
    const storage = kind === 'local' ? browser.localStorage : browser.sessionStorage
    storage.getItem('authToken')
    return storage
  } catch {
    return null
  }
}
