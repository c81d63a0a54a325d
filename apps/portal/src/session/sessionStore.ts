import type { SessionValueName } from '@portal/domain'
import { guestCache, guestWorker } from '../guest/guestNames.ts'

export interface Session {
  authToken: string
  /** The session id. */
  authKey: string
  csrf: string
  /** The signed-in user's id; empty until the details load. */
  authId: string
}

export interface SessionStore {
  /** The signed-in session, or null. */
  read(): Session | null
  save(session: Session): void
  /** Removes everything stored at this origin, for sign-out and expiry. */
  clear(): void
  /** Resolves when the removal is complete; a document that unloads earlier could leave data. */
  readonly cleared: Promise<void>
  preference(name: 'sidebar_minimize' | 'lang'): string | null
  setPreference(name: 'sidebar_minimize' | 'lang', value: string): void
  /** Calls back when another tab signed out, signed in or changed user. Returns the unsubscribe function. */
  onChangedElsewhere(listener: () => void): () => void
  /** False if the browser refuses storage: the session is then in memory, for this tab. */
  readonly isPersistent: boolean
}

/** If storage throws (refused, full, sandboxed frame), memory replaces it for the rest of the visit. */
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
      // localStorage.clear() in another tab fires one event with a null key.
      const onStorage = (event: StorageEvent) => {
        if (event.key === null || event.key === 'authToken' || event.key === 'authId') listener()
      }
      browser.addEventListener('storage', onStorage)
      return () => browser.removeEventListener('storage', onStorage)
    },
  }
}

/** Removes the stored guest keys and their worker. */
async function clearKeptPages({ caches, navigator }: Window): Promise<void> {
  try {
    await caches.delete(guestCache)
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      const worker = registration.active ?? registration.waiting ?? registration.installing
      if (worker?.scriptURL.endsWith(guestWorker)) await registration.unregister()
    }
  } catch {
    // The browser has neither, or refuses both, so nothing was stored.
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
