/** What someone typed and has not saved, by page. It survives a reload, going back, and signing in again. */
export interface DraftStore {
  /** What was kept under the name; undefined where there is nothing. */
  read(name: string): unknown
  /** Keeps a JSON value. Never give it a password. */
  keep(name: string, draft: unknown): void
  drop(name: string): void
  /** Keeps a JSON value of this person for all tabs of this device and later visits, until someone signs out here (specification §4). */
  remember(name: string, value: unknown): void
  /** What was remembered; undefined where there is nothing. */
  recall(name: string): unknown
  /**
   * Whose drafts these are from now on, and of which account: drafts of anyone else are gone, one's own come back after an ended session. What
   * was typed in another account waits there.
   */
  belongTo(userId: string, accountId: string): void
  /** What this document remembers though the storage was cleared, for the next one. */
  remembered(): KeptDraft[]
  /** Signing out leaves nothing behind. */
  clear(): void
}

export interface KeptDraft {
  name: string
  owner: string
  /** JSON. */
  text: string
}

const prefix = 'draft:'
const lasting = 'kept:'

/**
 * Drafts live in the tab's storage. An ended session clears that (specification §4), so the page itself remembers them too
 * until the same person is back.
 */
export function createDraftStore(browser: (Pick<Window, 'sessionStorage'> & Partial<Pick<Window, 'localStorage'>>) | null, known: readonly KeptDraft[] = []): DraftStore {
  let person = ''
  let owner = ''
  const memory = new Map(known.map((draft) => [draft.name, draft]))
  const storage = () => openStorage(() => browser?.sessionStorage)
  const device = () => openStorage(() => browser?.localStorage)
  const keyOf = (name: string) => `${prefix}${owner}:${name}`

  return {
    read(name) {
      const text = memory.get(name)?.text ?? storage()?.getItem(keyOf(name))
      return text == null ? undefined : parse(text)
    },
    keep(name, draft) {
      const text = JSON.stringify(draft)
      memory.set(name, { name, owner, text })
      store(storage(), keyOf(name), text)
    },
    drop(name) {
      memory.delete(name)
      storage()?.removeItem(keyOf(name))
    },
    remember(name, value) {
      store(device(), `${lasting}${person}:${name}`, JSON.stringify(value))
    },
    recall(name) {
      const text = device()?.getItem(`${lasting}${person}:${name}`)
      return text == null ? undefined : parse(text)
    },
    belongTo(userId, accountId) {
      person = userId
      owner = `${userId}/${accountId}`
      const area = storage()
      for (const key of draftKeys(area)) if (!key.startsWith(`${prefix}${userId}/`)) area?.removeItem(key)
      for (const [name, draft] of memory) {
        if (draft.owner === owner) store(area, keyOf(name), draft.text)
        else memory.delete(name)
      }
    },
    remembered: () => [...memory.values()],
    clear() {
      memory.clear()
      const area = storage()
      for (const key of draftKeys(area)) area?.removeItem(key)
    },
  }
}

function draftKeys(area: Storage | null): string[] {
  const keys = Array.from({ length: area?.length ?? 0 }, (_none, index) => area?.key(index) ?? '')
  return keys.filter((key) => key.startsWith(prefix))
}

/** A full or refused storage costs the reload, not the work. */
function store(area: Storage | null, name: string, text: string): void {
  try {
    area?.setItem(name, text)
  } catch {
    area?.removeItem(name)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function openStorage(read: () => Storage | undefined): Storage | null {
  try {
    return read() ?? null
  } catch {
    return null
  }
}
