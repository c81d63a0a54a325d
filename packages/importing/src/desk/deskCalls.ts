import type { ImportDesk } from '@portal/domain'

/** A request to the desk in the worker. */
export interface DeskQuestion {
  id: number
  call: keyof ImportDesk
  given: unknown[]
}

export type DeskAnswer = { id: number; answer: unknown } | { id: number; failure: string }
