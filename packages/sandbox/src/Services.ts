import type { RandomBelow } from './bytes/bytes.ts'
import type { Limits } from './limits/limits.ts'
import type { TransportKeys } from './secrets/transportKeys.ts'
import type { Log, PasswordHasher, QrWriter, ReadFont, WalletPasses } from './hostInterfaces.ts'
import type { Store } from './store/openStore.ts'
import type { MovableClock } from './time/movableClock.ts'
import type { CodeVault } from './secrets/codeVault.ts'
import type { Language } from './words/language.ts'

/** The services that every call may use. */
export interface Services {
  store: Store
  clock: MovableClock
  limits: Limits
  keys: TransportKeys
  passwordHasher: PasswordHasher
  qr: QrWriter
  /** Reads the fonts of PDFs. */
  readFont: ReadFont
  /** Signs wallet passes; absent if the host cannot sign them. */
  walletPasses: WalletPasses | undefined
  vault: CodeVault
  /** Chooses the codes that the server suggests or gives out. */
  randomBelow: RandomBelow
  log: Log
  /** Sends requests to partners' servers. */
  fetch: typeof globalThis.fetch
  /** The portal's address, without a trailing slash; links start with it. */
  baseUrl: string
  /** The origins whose pages may show guests their keys. */
  partners: ReadonlySet<string>
  /** Omits answer fields that the specification doesn't have. */
  isSpecifiedOnly: boolean
  /** Refuses a request with a field that its call does not have. */
  refusesUnknownFields: boolean
}

/** `Services` with facts about the caller. */
export interface CallerServices extends Services {
  /** The caller's network address, for limits on attempts. If it is empty, limits per address don't apply. */
  address: string
  /** The caller's User-Agent; may be empty. */
  userAgent: string
  /** The language of answers to the caller. */
  language: Language
}
