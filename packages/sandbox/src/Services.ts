import type { RandomBelow } from './bytes/bytes.ts'
import type { Limits } from './limits/limits.ts'
import type { TransportKeys } from './secrets/transportKeys.ts'
import type { Log, PasswordHasher, QrWriter, ReadFont, WalletPasses } from './hostInterfaces.ts'
import type { Store } from './store/openStore.ts'
import type { MovableClock } from './time/movableClock.ts'
import type { CodeVault } from './secrets/codeVault.ts'
import type { Language } from './words/language.ts'

/** What the host of a sandbox provides. */
export interface HostServices {
  store: Store
  passwordHasher: PasswordHasher
  qr: QrWriter
  readFont: ReadFont
  /** Signs wallet passes. Without it, GetPKPass answers 501. */
  walletPasses?: WalletPasses | undefined
  /** Receives unexpected errors, which callers never see. */
  log: Log
  /** The portal's address, such as `http://localhost:4200`. */
  baseUrl: string
  /** Omits answer fields that the specification doesn't have, like a service that only knows the specification. */
  isSpecifiedOnly?: boolean | undefined
  /** Refuses requests with unknown fields, which are otherwise dropped. For developers of clients. */
  refusesUnknownFields?: boolean | undefined
}

/** The services that every call may use. `baseUrl` has no trailing slash here. */
export interface Services extends HostServices {
  clock: MovableClock
  limits: Limits
  keys: TransportKeys
  vault: CodeVault
  /** Chooses the codes that the server suggests or gives out. */
  randomBelow: RandomBelow
  /** Sends requests to partners' servers. */
  fetch: typeof globalThis.fetch
  /** The origins whose pages may show guests their keys. */
  partners: ReadonlySet<string>
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
