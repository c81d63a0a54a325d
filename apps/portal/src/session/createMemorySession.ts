import type { Session, SessionStore } from './sessionStore.ts'

/** A session without storage, for rendering without a browser. */
export function createMemorySession(): SessionStore {
  let session: Session | null = null
  const preferences = new Map<string, string>()
  return {
    isPersistent: false,
    cleared: Promise.resolve(),
    read: () => session,
    save(next) {
      session = next
    },
    clear() {
      session = null
      preferences.clear()
    },
    preference: (name) => preferences.get(name) ?? null,
    setPreference: (name, value) => void preferences.set(name, value),
    onChangedElsewhere: () => () => {},
  }
}
