import type { LoginNotice, ReleaseNotes } from '../app/Portal.ts'
import type { KeptDraft } from './draftStore.ts'

/** Data that a document of this tab hands to the next, which neither storage nor a call has. */
export interface HandedOver {
  /** The key of its session; null: none. */
  authKey: string | null
  notice: LoginNotice | null
  username: string
  endedUsername: string
  gatewayKey: string | null
  releaseNotes: ReleaseNotes | null
  /** Drafts of an ended session, whose storage is cleared. */
  drafts: KeptDraft[]
}

const name = 'handOver'

/** The next document reads it once. It is lost if the browser refuses storage. */
export function createHandOver(browser: Pick<Window, 'sessionStorage'> | null) {
  return {
    give(told: HandedOver): void {
      try {
        browser?.sessionStorage.setItem(name, JSON.stringify(told))
      } catch {
        // The sign-in page then shows no reason.
      }
    },
    take(authKey: string | null): HandedOver | null {
      try {
        const text = browser?.sessionStorage.getItem(name)
        browser?.sessionStorage.removeItem(name)
        const told = text ? (JSON.parse(text) as HandedOver) : null
        return told?.authKey === authKey ? told : null
      } catch {
        return null
      }
    },
  }
}
