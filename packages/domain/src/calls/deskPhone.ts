import type { CallPhone } from './callSteps.ts'

/** Where somebody takes a call who is not rung by it: in the portal, at the desk. `personId` is who sits there. */
export function deskPhone(personId: number): CallPhone {
  return { key: `desk:${personId}`, kind: 'desk', personId, number: null }
}

/** The desk of a key; null for the key of a phone of a plan. */
export function readDesk(key: string): CallPhone | null {
  const id = /^desk:(\d+)$/.exec(key)?.[1]
  return id === undefined ? null : deskPhone(Number(id))
}
