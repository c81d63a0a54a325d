import type { ApiClient } from '@portal/api-client'
import type { PortalConfig } from '../config/portalConfig.ts'
import type { PaymentFields } from '../payments/PaymentFields.ts'
import type { DraftStore } from '../session/draftStore.ts'
import type { SessionStore } from '../session/sessionStore.ts'
import type { SignInFacts, UserDetails } from './signInFacts.ts'

export type { UserDetails } from './signInFacts.ts'

/** Everything the routes share. Created once at start; stories and tests create their own. */
export interface Portal {
  config: PortalConfig
  api: ApiClient
  /** The fetch function. */
  fetch: typeof globalThis.fetch
  /** The account in the address; null: the user's own. */
  readonly account: number | null
  /** The shell calls this once, before any request about the account. */
  enterAccount(account: number | null): void
  session: SessionStore
  /** Unsaved text, by page. */
  drafts: DraftStore
  /** The signed-in user's details, requested once per session; null without a session. */
  userDetails(): Promise<UserDetails | null>
  /** Forgets the details, so that they load again. */
  forgetDetails(): void
  /** The release notes of the sign-in, kept over reloads of the tab; null once closed. */
  releaseNotes: ReleaseNotes | null
  closeReleaseNotes(): void
  /** The user's facts from the sign-in; null in later documents. */
  signInFacts: SignInFacts | null
  /** The gateway's publishable key (`S_PK`) from the sign-in; null after a reload. */
  gatewayKey: string | null
  /** Creates hosted fields of the deployment's gateway; rejects on failure. */
  openPaymentFields: () => Promise<PaymentFields>
  /** Forgets the session here: storage, details, running requests. */
  forgetSession(): void
  /** Loads what the first call needs: the client's code, the services' keys, and the definitions of the named calls. */
  prepare: ApiClient['prepare']
  /** Loads another document of the portal in this tab and hands over what only this one knows. Never resolves. */
  leave(path: string, options?: { isReplacing?: boolean }): Promise<never>
  /** Set by the shell: navigates to another page; resolves when it is visible. */
  go(path: string, options?: { isReplacing?: boolean }): Promise<void>
  /** Set by the shell: the query of the pending navigation to the shown page, else of its own address. */
  search(): string
  /** Set by the shell: handles a session that the server ended. */
  onSessionExpired: (hadToken: boolean) => void
  /** Leaves a notice for the sign-in page: why the user is there. */
  tellAtLogin(notice: LoginNotice): void
  /** Takes the notice to show. Read it late, because the page may be left again before it is shown. */
  readonly loginNotice: LoginNotice | null
  /** Removes the notice once it is shown. */
  takeLoginNotice(): LoginNotice | null
  /** The name by which the current user signed in. */
  username: string
  /**
   * The initial user name of the sign-in page: of the user whose session expired, or who has just set a password. Empty after signing out.
   */
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

/** Release notes of the sign-in (specification §3 Login response). `html` is the service's and not yet sanitized. */
export interface ReleaseNotes {
  html: string
  /** Empty for none. */
  videoUrl: string
}
