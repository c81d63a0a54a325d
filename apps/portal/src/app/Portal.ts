import type { ApiClient } from '@portal/api-client'
import type { PortalConfig } from '../config/portalConfig.ts'
import type { PaymentFields } from '../payments/PaymentFields.ts'
import type { DraftStore } from '../session/draftStore.ts'
import type { SessionStore } from '../session/sessionStore.ts'
import type { SignInFacts, UserDetails } from './signInFacts.ts'

export type { UserDetails } from './signInFacts.ts'

/** Everything the routes share. Made once at start; stories and tests make their own. */
export interface Portal {
  config: PortalConfig
  api: ApiClient
  /** What it is asked over. */
  fetch: typeof globalThis.fetch
  /** The account that the address names; null: it names none, so that it is the person's own. */
  readonly account: number | null
  /** The shell calls this once, before any request about that account. */
  enterAccount(account: number | null): void
  session: SessionStore
  /** What was typed and not saved, by page. */
  drafts: DraftStore
  /** The signed-in user's details, asked for once a session; null where there is no session. */
  userDetails(): Promise<UserDetails | null>
  /** They have changed and must be loaded again. */
  forgetDetails(): void
  /** What the sign-in answered about releases, kept over reloads of the tab; null once closed. */
  releaseNotes: ReleaseNotes | null
  closeReleaseNotes(): void
  /** What the sign-in said of the person; null in the documents after it. */
  signInFacts: SignInFacts | null
  /** The gateway's publishable key (`S_PK`), as the sign-in answered it; null after a reload. */
  gatewayKey: string | null
  /** New hosted fields of the deployment's gateway; rejects where they cannot be made. */
  openPaymentFields: () => Promise<PaymentFields>
  /** Forgets the session here: storage, details, running requests. */
  forgetSession(): void
  /** Fetches what the first call needs: the client's code, the services' keys, and the definitions of the calls that are named. */
  prepare: ApiClient['prepare']
  /** Loads another document of the portal in this tab, and tells it what only this one knows. Nothing comes after it. */
  leave(path: string, options?: { isReplacing?: boolean }): Promise<never>
  /** Set by the shell: navigates to another page; resolves when it is visible. */
  go(path: string, options?: { isReplacing?: boolean }): Promise<void>
  /** Set with it: what follows '?' in the address that is on its way to the shown page, or else in its own. */
  search(): string
  /** Set by the shell: handles a session that the server ended. */
  onSessionExpired: (hadToken: boolean) => void
  /** Leaves a word for the next visit of the sign-in page: why the person is there. */
  tellAtLogin(notice: LoginNotice): void
  /** Takes the notice to show. Read it late, because the page may be left again before it is shown. */
  readonly loginNotice: LoginNotice | null
  /** Takes that word once it is shown: it is told once. */
  takeLoginNotice(): LoginNotice | null
  /** The name by which the present person signed in. */
  username: string
  /** The name that the sign-in page begins with: of the person whose session ended on its own, or who has just set a password. Signing out leaves none. */
  endedUsername: string
}

export type LoginNotice = 
  | 'expired'
  | 'signedOut'
  | 'noCallGroup'
  | 'noDashboard'
  | 'resetLinkInvalid'
  | 'passwordSaved'
  | 'signInLinkInvalid'
  | 'linkInvalid'
  | 'wayBackFailed'
  | 'unreachable'

/** News that a sign-in brings with it (specification §3 Login response). `html` is the service's, not yet cleaned. */
export interface ReleaseNotes {
  html: string
  /** Empty where there is none. */
  videoUrl: string
}
