import type { SentMail } from '../outbox/outbox.ts'
import type { Seeds } from '../seeds/readSeeds.ts'
import type { SandboxState } from './readState.ts'

export interface ConsoleView {
  state: SandboxState
  seeds: Seeds
  mails: readonly SentMail[]
}
