import * as v from 'valibot'
import { ours, oursOrUnsaid } from './ours.ts'

/** The virtual key of a guest (specification §3 Invite). Dates are ISO instants; a service may leave out the fields that are ours. */
export const invite = v.looseObject({
  InviteType: v.picklist(['Temporary', 'Recurring']),
  InviteName: v.string(),
  SentBy: v.string(),
  /** The ISO instant of the start; null without one. */
  StartDate: v.nullable(v.string()),
  /** The first instant at which the key no longer opens doors. */
  EndDate: v.nullable(v.string()),
  /** The names of the locations that the key opens. */
  Properties: v.array(v.string()),
  Description: v.string(),
  WeeklyDescriptions: v.array(v.looseObject({ Week: v.string(), RestrictionInfo: v.string() })),
  /** The number of uses left; null without a limit. */
  AccessCount: v.nullable(v.number()),
  /** A PNG as plain base64, or a message for the guest, or empty while no recurring code is generated. */
  Result: v.string(),
  /** The state of the key. 'Valid' shows the key; with any other value, `Result` is the message to show instead. */
  Status: v.string(),
  /** A proof for the wallet and the calendar, valid for some minutes: the invite's name, an expiry and a MAC. The name alone opens nothing. */
  ID: v.string(),
  /** The name, without extension, of a saved image, calendar file or pass. */
  DownloadName: v.string(),
  /** Ours: the property's IANA time zone; empty if the service does not tell. */
  TimeZone: ours(v.string(), ''),
  /** Ours: the ISO instant at which the code in `Result`, or the current code, was created; null before the first one. */
  GeneratedAt: ours(v.nullable(v.string()), null),
  /** Ours: the ISO instant at which a reader last used up a code of this invite; null if never. */
  LastUsedAt: ours(v.nullable(v.string()), null),
  /**
   * Ours: when a valid key that opens no door now (outside its hours, on a holiday, during a lockdown) opens one next, or null if unknown.
   * Missing while it opens one.
   */
  Opening: oursOrUnsaid(v.looseObject({ At: v.nullable(v.string()) })),
  /** Ours: the brand of the sender's account; missing if it has none. */
  Brand: oursOrUnsaid(v.looseObject({ Name: v.string(), Accent: v.string(), Logo: v.nullable(v.string()) })),
})
