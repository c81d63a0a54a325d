/** What a Temporary invite shows at once, and a Recurring one only after Generate (spec §2, §4). */
export const InviteType = { Temporary: 'Temporary', Recurring: 'Recurring' } as const
export type InviteType = (typeof InviteType)[keyof typeof InviteType]

/** `Valid` shows the key; with any other status the result is a message for the guest. */
export const InviteStatus = {
  Valid: 'Valid',
  NotYetValid: 'NotYetValid',
  Expired: 'Expired',
  Revoked: 'Revoked',
  UsedUp: 'UsedUp',
  Invalid: 'Invalid',
} as const
export type InviteStatus = (typeof InviteStatus)[keyof typeof InviteStatus]

/** The Invite of spec §3 as it arrives. Instants are ISO texts; the last three fields are ours. */
export interface Invite {
  InviteType: InviteType
  InviteName: string
  SentBy: string
  StartDate: string | null
  EndDate: string | null
  /** The names of the locations the key opens. */
  Properties: readonly string[]
  Description: string
  WeeklyDescriptions: readonly { Week: string; RestrictionInfo: string }[]
  /** Uses left; null is without limit. */
  AccessCount: number | null
  /** Bare base64 of a PNG, a message, or empty while a recurring code is not generated. */
  Result: string
  /** Other values than those of `InviteStatus` count as 'Invalid'. */
  Status: string
  ID: string
  /** The file name, without extension, of what can be saved. */
  DownloadName: string
  /** IANA time zone of the property. */
  TimeZone: string
  GeneratedAt: string | null
  LastUsedAt: string | null
}
