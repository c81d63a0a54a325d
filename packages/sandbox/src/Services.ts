import type { Limits } from './limits/limits.ts'
import type { RateLimit } from './limits/rateLimit.ts'
import type { TransportKeys } from './middleware/transportKeys.ts'
import type { Sessions } from './middleware/sessions.ts'
import type { Log, PasswordHasher, QrWriter, WalletPasses } from './ports.ts'
import type { Store } from './store/openStore.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { MovableClock } from './time/movableClock.ts'

/** What a handler may use. */
export interface Services {
  store: Store
  clock: MovableClock
  limits: Limits
  keys: TransportKeys
  sessions: Sessions
  rateLimit: RateLimit
  passwordHasher: PasswordHasher
  qr: QrWriter
  /** Absent where the host cannot sign passes. */
  walletPasses: WalletPasses | undefined
  outbox: Outbox
  log: Log
  /** Where the portal is, without a trailing slash; links start with it. */
  baseUrl: string
}
