import type { CallPhone } from './callSteps.ts'

/** A desk in the portal, where a user can take a call that does not ring their own phone. `personId` is that user. */
export function deskPhone(personId: number): CallPhone {
  return { key: `desk:${personId}`, kind: 'desk', personId, number: null }
}

/** The desk of a key; null for the key of a phone of a plan. */
export function readDesk(key: string): CallPhone | null {
  const id = /^desk:(\d+)$/.exec(key)?.[1]
  return id === undefined ? null : deskPhone(Number(id))
}
