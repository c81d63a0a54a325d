import type { LoginNotice, ReleaseNotes } from '../app/Portal.ts'
import type { KeptDraft } from './draftStore.ts'

/** The data that a document of this tab passes to the next one, which neither storage nor a call has. */
export interface HandedOver {
  /** The key of the document's session; null without one. */
  authKey: string | null
  notice: LoginNotice | null
  username: string
  endedUsername: string
  gatewayKey: string | null
  releaseNotes: ReleaseNotes | null
  /** The drafts of an ended session, whose storage is cleared. */
  drafts: KeptDraft[]
}

const name = 'handOver'

/** Passes data to the next document, which reads it once. The data is lost if the browser refuses storage. */
export function createHandOver(browser: Pick<Window, 'sessionStorage'> | null) {
  return {
    give(told: HandedOver): void {
      try {
        browser?.sessionStorage.setItem(name, JSON.stringify(told))
      } catch {
        // If storage is refused, the sign-in page shows no reason.
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
