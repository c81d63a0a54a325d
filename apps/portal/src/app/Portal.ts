import type { ApiClient } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { isUserDetailsError } from '@portal/domain'
import type { PortalConfig } from '../config/portalConfig.ts'
import type { PaymentFields } from '../payments/PaymentFields.ts'
import { createDraftStore, type DraftStore } from '../session/draftStore.ts'
import { createHandOver } from '../session/handOver.ts'
import { createSessionStore, type SessionStore } from '../session/sessionStore.ts'
import { lazyClient } from './lazyClient.ts'
import type { ClientWiring, MakeClient } from './makeClient.ts'

type UserDetailsAnswer = ResponseOf<typeof endpoints.getUserDetails>
export type UserDetails = Exclude<UserDetailsAnswer, { type: 'error' }>

/** Everything the routes share. Made once at start; stories and tests make their own. */
export interface Portal {
  config: PortalConfig
  api: ApiClient
  /** The account that the address names; null: it names none, so that it is the person's own. */
  readonly account: number | null
  /** Whoever shows the page says so once, before anything of that account is asked. */
  enterAccount(account: number | null): void
  session: SessionStore
  /** What was typed and not saved, by page. */
  drafts: DraftStore
  /** The signed-in user's details, asked for once a session; null where there is no session. */
  userDetails(): Promise<UserDetails | null>
  /** They have changed: whoever needs them asks anew. */
  forgetDetails(): void
  /** What the sign-in answered about releases; null once closed, or after a reload. */
  releaseNotes: ReleaseNotes | null
  closeReleaseNotes(): void
  /** The gateway's publishable key (`S_PK`), as the sign-in answered it; null after a reload. */
  gatewayKey: string | null
  /** New hosted fields of the deployment's gateway; rejects where they cannot be made. */
  openPaymentFields: () => Promise<PaymentFields>
  /** Forgets the session here: storage, details, running requests. */
  forgetSession(): void
  /** Fetches what the first call needs: the client's code and the services' keys. */
  prepare(): Promise<void>
  /** Set by whoever shows the page: leads to another page of the portal; ends when that can be seen. */
  go(path: string, options?: { isReplacing?: boolean }): Promise<void>
  /** Set by whoever shows the page: what to do when the server ends the session. */
  onSessionExpired: (hadToken: boolean) => void
  /** Leaves a word for the next visit of the sign-in page: why the person is there. */
  tellAtLogin(notice: LoginNotice): void
  /** That word, for whoever is about to show it: the page may be left again before anybody has read it. */
  readonly loginNotice: LoginNotice | null
  /** Takes that word once it is shown: it is told once. */
  takeLoginNotice(): LoginNotice | null
  /** The name by which the present person signed in. */
  username: string
  /** The name of the person whose session ended by itself; empty where nobody's did. Signing out leaves none. */
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
  | 'wayBackFailed'
  | 'unreachable'

/** News that a sign-in brings with it (specification §3 Login response). `html` is the service's, not yet cleaned. */
export interface ReleaseNotes {
  html: string
  /** Empty where there is none. */
  videoUrl: string
}

export interface PortalOptions {
  fetch?: typeof globalThis.fetch
  session?: SessionStore
  drafts?: DraftStore
  /** Where the client's code is there already; omit to fetch it with the first call. */
  makeClient?: MakeClient
  /** For stories, where no server gives the frame its document. */
  openPaymentFields?: () => Promise<PaymentFields>
}

const fetchClient: MakeClient = async (...given) => (await import('./makeClient.ts')).makeClient(...given)

export function createPortal(config: PortalConfig, options: PortalOptions = {}): Portal {
  const session = options.session ?? createSessionStore(config.sessionStorage)
  const drafts = options.drafts ?? createDraftStore(typeof window === 'undefined' ? null : window)
  const handOver = createHandOver(typeof window === 'undefined' ? null : window)
  const handedOver = handOver.take()
  let loginNotice: LoginNotice | null = handedOver?.notice ?? null
  let account: number | null = null
  /** The account of the person's details: every further call says that it is for that one. */
  let known: number | null = null
  let sessionEnd = new AbortController()
  let details: { authKey: string; answer: Promise<UserDetails | null> } | null = null

  const wiring: ClientWiring = {
    fetch: options.fetch,
    getSession() {
      const stored = session.read()
      return stored && { token: stored.authToken, authKey: stored.authKey, csrf: stored.csrf, ended: sessionEnd.signal, accountId: account ?? known ?? undefined }
    },
    onSessionExpired({ hadToken }) {
      const { username } = portal
      portal.forgetSession()
      portal.endedUsername = username
      portal.onSessionExpired(hadToken)
    },
  }
  const { api, prepare } = lazyClient(() => (options.makeClient ?? fetchClient)(config, wiring))

  const portal: Portal = {
    config,
    api,
    get account() {
      return account
    },
    enterAccount(entered) {
      if (entered !== account) details = null
      account = entered
    },
    session,
    drafts,
    userDetails() {
      const stored = session.read()
      if (!stored) return Promise.resolve(null)
      if (details?.authKey !== stored.authKey) {
        details = { authKey: stored.authKey, answer: askDetails(stored.authKey) }
      }
      return details.answer
    },
    forgetDetails() {
      details = null
    },
    forgetSession() {
      details = known = null
      portal.username = portal.endedUsername = ''
      portal.releaseNotes = null
      portal.gatewayKey = null
      session.clear()
      sessionEnd.abort()
      sessionEnd = new AbortController()
    },
    prepare,
    go: () => Promise.reject(new Error('Nobody shows the pages of this portal.')),
    onSessionExpired: () => {},
    gatewayKey: null,
    openPaymentFields:
      options.openPaymentFields ??
      (async () => (await import('../payments/createPaymentFields.ts')).createPaymentFields(config, portal.gatewayKey ?? config.gatewayKey ?? null)),
    releaseNotes: null,
    closeReleaseNotes() {
      portal.releaseNotes = null
    },
    get loginNotice() {
      return loginNotice
    },
    tellAtLogin(notice) {
      loginNotice = notice
      // The sign-in page is another document there.
      if (account !== null) handOver.give({ notice, username: portal.endedUsername })
    },
    takeLoginNotice() {
      const notice = loginNotice
      loginNotice = null
      return notice
    },
    username: '',
    endedUsername: handedOver?.username ?? '',
  }
  return portal

  async function askDetails(authKey: string): Promise<UserDetails | null> {
    try {
      const answer = await api.getUserDetails({ authkey: authKey })
      if (!isUserDetailsError(answer)) {
        known = Number(answer.AccountID)
        drafts.belongTo(String(answer.ID), String(answer.AccountID))
        // After a reload nobody knows what was typed; most people sign in by their address.
        portal.username ||= answer.Email
        return answer
      }
      portal.forgetSession()
      return null
    } catch (error) {
      details = null
      throw error
    }
  }
}
