import type { SessionValueName } from '@portal/domain'
import { guestCache, guestWorker } from '../guest/guestNames.ts'

export interface Session {
  authToken: string
  /** The session id. */
  authKey: string
  csrf: string
  /** The signed-in user's id; empty until the user's details have arrived. */
  authId: string
}

export interface SessionStore {
  /** The signed-in session, or null. */
  read(): Session | null
  save(session: Session): void
  /** Removes everything the portal or anyone else stored here: sign-out and expiry leave nothing behind. */
  clear(): void
  /** Ends once what was removed is gone: a document that is left before that would keep it. */
  readonly cleared: Promise<void>
  preference(name: 'sidebar_minimize' | 'lang'): string | null
  setPreference(name: 'sidebar_minimize' | 'lang', value: string): void
  /** Calls back when another tab signed out, signed in or changed user. Returns the unsubscribe function. */
  onChangedElsewhere(listener: () => void): () => void
  /** False where the browser refuses storage: the session then lives in memory, for this tab. */
  readonly isPersistent: boolean
}

/** Storage that throws (refused, full, sandboxed frame) is replaced by memory for the rest of the visit. */
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
      // localStorage.clear() in another tab is one event whose key is null, not one for each name.
      const onStorage = (event: StorageEvent) => {
        if (event.key === null || event.key === 'authToken' || event.key === 'authId') listener()
      }
      browser.addEventListener('storage', onStorage)
      return () => browser.removeEventListener('storage', onStorage)
    },
  }
}

/** The guest's keys that this browser keeps, and the worker that shows them without a network. A browser that keeps nothing has nothing to clear. */
async function clearKeptPages({ caches, navigator }: Window): Promise<void> {
  try {
    await caches.delete(guestCache)
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      const worker = registration.active ?? registration.waiting ?? registration.installing
      if (worker?.scriptURL.endsWith(guestWorker)) await registration.unregister()
    }
  } catch {
    // The browser has neither, or refuses both: it kept nothing.
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
