/** Stores drafts by page. They survive a reload, going back, and signing in again. */
export interface DraftStore {
  /** Returns the draft of a name; undefined without one. */
  read(name: string): unknown
  /** Stores a JSON value, but never a password. */
  keep(name: string, draft: unknown): void
  drop(name: string): void
  /** Stores a JSON value of this user for all tabs and later visits, until sign-out (specification §4). */
  remember(name: string, value: unknown): void
  /** Returns a remembered value; undefined without one. */
  recall(name: string): unknown
  /**
   * Sets the user and the account of the drafts: removes other users' drafts, and restores this user's after an ended session. Drafts of
   * another account are stored until the user works in it.
   */
  belongTo(userId: string, accountId: string): void
  /** Returns the drafts in memory, for the next document, after the storage was cleared. */
  remembered(): KeptDraft[]
  /** Removes all drafts, for sign-out. */
  clear(): void
}

export interface KeptDraft {
  name: string
  owner: string
  /** The draft as JSON. */
  text: string
}

const prefix = 'draft:'
const lasting = 'kept:'

/**
 * Creates a store of drafts in the tab's storage. An ended session clears the storage (specification §4), so the page also keeps drafts in
 * memory until the same user returns.
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

/** Writes to a storage. If it is full or refused, drafts don't survive a reload. */
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
