import { completeDetails, detailsSayFacts, type SignInFacts, signInFactsName } from './signInFacts.ts'
import { isUserDetailsError } from '@portal/domain'
import type { LoginNotice, Portal, ReleaseNotes, UserDetails } from './Portal.ts'
import type { PortalConfig } from '../config/portalConfig.ts'
import type { PaymentFields } from '../payments/PaymentFields.ts'
import { formattingLocale, isLocale, locale } from '../i18n/catalogue.ts'
import { createDraftStore, type DraftStore } from '../session/draftStore.ts'
import { firstLanguage } from '../session/firstLanguage.ts'
import { createHandOver } from '../session/handOver.ts'
import { createSessionStore, type SessionStore } from '../session/sessionStore.ts'
import { lazyClient } from './lazyClient.ts'
import type { ClientWiring, MakeClient } from './makeClient.ts'

export interface PortalOptions {
  fetch?: typeof globalThis.fetch
  session?: SessionStore
  drafts?: DraftStore
  /** Creates the client, if its code is already loaded. Omit it to load the code with the first call. */
  makeClient?: MakeClient
  /** Leaves the page; for stories and tests, which must not leave theirs. */
  leave?: (path: string) => void
  /** Creates the payment form; for stories, which have no server for the frame's document. */
  openPaymentFields?: () => Promise<PaymentFields>
}

const fetchClient: MakeClient = async (...given) => (await import('./makeClient.ts')).makeClient(...given)

const releaseNotesName = 'releaseNotes'

export function createPortal(config: PortalConfig, options: PortalOptions = {}): Portal {
  const session = options.session ?? createSessionStore(config.sessionStorage)
  const browser = typeof window === 'undefined' ? null : window
  const handOver = createHandOver(browser)
  const authKey = () => session.read()?.authKey ?? null
  const told = handOver.take(authKey())
  // The previous page may have been storing a guest's page when it unloaded.
  if (told?.notice === 'signedOut') session.clear()
  const drafts = options.drafts ?? createDraftStore(browser, told?.drafts)
  let loginNotice: LoginNotice | null = told?.notice ?? null
  let account: number | null = null
  /** The account of the user's details, which every later call names. */
  let known: number | null = null
  let sessionEnd = new AbortController()
  let hasHandedOver = false
  let details: { authKey: string; answer: Promise<UserDetails | null> } | null = null

  const send: typeof fetch = options.fetch ?? ((...given) => fetch(...given))
  const wiring: ClientWiring = {
    fetch: send,
    getSession() {
      const stored = session.read()
      return stored && { token: stored.authToken, authKey: stored.authKey, csrf: stored.csrf, ended: sessionEnd.signal, accountId: account ?? known ?? undefined }
    },
    getLanguage() {
      // The first render is in the language of the document, not the user's, because both must match.
      const first = locale.get() === 'en' ? firstLanguage(session.preference('lang')) : locale.get()
      return formattingLocale(isLocale(first) ? first : 'en')
    },
    onSessionExpired({ hadToken }) {
      // Another refusal while the next document loads would delete what this one hands over.
      if (hasHandedOver && !session.read()) return
      // Several refused requests may come back, but only the first one still finds the username.
      const username = portal.username || portal.endedUsername
      portal.forgetSession()
      portal.endedUsername = username
      portal.onSessionExpired(hadToken)
    },
  }
  const { api, prepare } = lazyClient(() => (options.makeClient ?? fetchClient)(config, wiring))

  const portal: Portal = {
    config,
    api,
    fetch: send,
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
      portal.signInFacts = null
      session.clear()
      sessionEnd.abort()
      sessionEnd = new AbortController()
    },
    prepare,
    async leave(path, { isReplacing = false } = {}) {
      await session.cleared
      const { username, endedUsername, gatewayKey, releaseNotes } = portal
      handOver.give({ authKey: authKey(), notice: loginNotice, username, endedUsername, gatewayKey, releaseNotes, drafts: session.read() ? [] : drafts.remembered() })
      hasHandedOver = true
      if (options.leave) options.leave(path)
      else location[isReplacing ? 'replace' : 'assign'](path)
      return new Promise(() => {})
    },
    go: () => Promise.reject(new Error('Nobody shows the pages of this portal.')),
    search: () => '',
    onSessionExpired: () => {},
    gatewayKey: told?.gatewayKey ?? null,
    signInFacts: null,
    openPaymentFields:
      options.openPaymentFields ??
      (async () => (await import('../payments/createPaymentFields.ts')).createPaymentFields(config, portal.gatewayKey ?? config.gatewayKey ?? null)),
    releaseNotes: told?.releaseNotes ?? null,
    closeReleaseNotes() {
      portal.releaseNotes = null
      drafts.drop(releaseNotesName)
    },
    get loginNotice() {
      return loginNotice
    },
    tellAtLogin(notice) {
      loginNotice = notice
    },
    takeLoginNotice() {
      const notice = loginNotice
      loginNotice = null
      return notice
    },
    username: told?.username ?? '',
    endedUsername: told?.endedUsername ?? '',
  }
  return portal

  async function askDetails(authKey: string): Promise<UserDetails | null> {
    try {
      const answer = await api.getUserDetails({ authkey: authKey })
      if (!isUserDetailsError(answer)) {
        // The account id is 0 if the service doesn't name one; then calls are for the user's own account.
        known = Number(answer.AccountID) || null
        drafts.belongTo(String(answer.ID), String(answer.AccountID))
        // After a reload the typed username is unknown, but most users sign in by email address.
        portal.username ||= answer.Email
        if (portal.signInFacts) {
          if (!detailsSayFacts(answer)) drafts.remember(signInFactsName, portal.signInFacts)
          drafts.keep(releaseNotesName, portal.releaseNotes)
        } else portal.releaseNotes ??= (drafts.read(releaseNotesName) as ReleaseNotes | null | undefined) ?? null
        return completeDetails(answer, portal.signInFacts ?? (drafts.recall(signInFactsName) as Partial<SignInFacts> | undefined))
      }
      portal.forgetSession()
      return null
    } catch (error) {
      details = null
      throw error
    }
  }
}
