import type { LoginNotice, ReleaseNotes } from '../app/Portal.ts'
import type { KeptDraft } from './draftStore.ts'

/** What one document of this tab tells the next: what neither storage nor a call would say again. */
export interface HandedOver {
  /** Of the session that it is about; null: there was none. */
  authKey: string | null
  notice: LoginNotice | null
  username: string
  endedUsername: string
  gatewayKey: string | null
  releaseNotes: ReleaseNotes | null
  /** Of an ended session, whose storage is cleared. */
  drafts: KeptDraft[]
}

const name = 'handOver'

/** The next document reads it once; where the browser refuses storage it is lost. */
export function createHandOver(browser: Pick<Window, 'sessionStorage'> | null) {
  return {
    give(told: HandedOver): void {
      try {
        browser?.sessionStorage.setItem(name, JSON.stringify(told))
      } catch {
        // The person signs in without being told why.
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
