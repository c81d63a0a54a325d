import type { ApiClient } from '@portal/api-client'
import type { PortalConfig } from '../config/portalConfig.ts'
import type { PaymentFields } from '../payments/PaymentFields.ts'
import type { DraftStore } from '../session/draftStore.ts'
import type { SessionStore } from '../session/sessionStore.ts'
import type { SignInFacts, UserDetails } from './signInFacts.ts'
import type { NonIndexRouteObject } from 'react-router-dom'

export type { UserDetails } from './signInFacts.ts'

/** The objects that all routes share. Created once at start; stories and tests create their own. */
export interface Portal {
  config: PortalConfig
  api: ApiClient
  /** The fetch function. */
  fetch: typeof globalThis.fetch
  /** The account in the address; null for the user's own. */
  readonly account: number | null
  /** Sets the account. The signed-in frame calls this once, before any request about the account. */
  enterAccount(account: number | null): void
  session: SessionStore
  /** The unsaved text of forms, by page. */
  drafts: DraftStore
  /** Returns the signed-in user's details, requested once per session; null without a session. */
  userDetails(): Promise<UserDetails | null>
  /** Forgets the details, so that they load again. */
  forgetDetails(): void
  /** The release notes of the sign-in, kept over reloads of the tab; null once closed. */
  releaseNotes: ReleaseNotes | null
  closeReleaseNotes(): void
  /** The facts about the user from the sign-in; null after a reload. */
  signInFacts: SignInFacts | null
  /** The gateway's publishable key (`S_PK`) from the sign-in; null after a reload. */
  gatewayKey: string | null
  /** Creates the payment form of the deployment's gateway; rejects on failure. */
  openPaymentFields: () => Promise<PaymentFields>
  /** Deletes the session in the browser: storage, details, running requests. */
  forgetSession(): void
  /** Loads what the first call needs: the client's code, the services' keys, and the definitions of the named calls. */
  prepare: ApiClient['prepare']
  /** Loads another document of the portal in this tab, and hands over the data that only this document has. Never resolves. */
  leave(path: string, options?: { isReplacing?: boolean }): Promise<never>
  /** Navigates to another page; resolves when the page is visible. Set by the signed-in frame. */
  go(path: string, options?: { isReplacing?: boolean }): Promise<void>
  /** Returns the query of a pending navigation to the shown page, or else of the page's own address. Set by the signed-in frame. */
  search(): string
  /** Called when the server has ended the session. Set by the signed-in frame. */
  onSessionExpired: (hadToken: boolean) => void
  /** Stores a notice for the sign-in page that says why the user is there. */
  tellAtLogin(notice: LoginNotice): void
  /** The notice for the sign-in page. Read it late, because the page may be left again before the notice is shown. */
  readonly loginNotice: LoginNotice | null
  /** Removes the notice once it was shown. */
  takeLoginNotice(): LoginNotice | null
  /** The username with which the current user signed in. */
  username: string
  /** The username with which the sign-in page starts: that of a user whose session expired or who has just set a password. Empty after signing out. */
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

/** The notes of a new release, from the sign-in (specification §3 Login response). `html` is the service's and not yet sanitized. */
export interface ReleaseNotes {
  html: string
  /** The address of a video; empty without one. */
  videoUrl: string
}

/** The module of a route, loaded at the first visit; the router's table has the path. */
export type ScreenRoute = Pick<NonIndexRouteObject, 'loader' | 'action' | 'Component' | 'shouldRevalidate'>
