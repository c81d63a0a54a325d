const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Every limit of the server in one place; times in milliseconds. */
export const defaultLimits = {
  sessionIdle: 30 * minute,
  sessionAbsolute: 12 * hour,
  chunksWithoutSession: 12,
  chunksWithSession: 128,
  /** 128 chunks of 343 characters and a Value, with room for the JSON around them. */
  bodyBytes: 64 * 1024,
  nonceKept: 10 * minute,
  idempotencyKept: 24 * hour,
  keysCached: 5 * minute,
  keyRetirement: 15 * minute,
  loginFailures: 10,
  loginFailuresOfAddress: 100,
  loginWindow: 15 * minute,
  unknownInvites: 60,
  unknownInvitesWindow: minute,
} as const satisfies Record<string, number>

export type Limits = Record<keyof typeof defaultLimits, number>
