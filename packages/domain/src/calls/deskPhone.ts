import type { CallPhone } from './callSteps.ts'

/** A user in the portal, as a phone that can answer calls although nothing rings. `personId` is the user's id. */
export function deskPhone(personId: number): CallPhone {
  return { key: `desk:${personId}`, kind: 'desk', personId, number: null }
}

/** Reads the key of such a phone; null for the key of a phone that rings. */
export function readDesk(key: string): CallPhone | null {
  const id = /^desk:(\d+)$/.exec(key)?.[1]
  return id === undefined ? null : deskPhone(Number(id))
}
