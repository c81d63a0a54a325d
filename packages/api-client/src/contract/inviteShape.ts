import * as v from 'valibot'
import { ours, oursOrUnsaid } from './ours.ts'

/** The virtual key (specification §3 Invite). Dates are ISO instants; a service may leave out the fields that are ours. */
export const invite = v.looseObject({
  InviteType: v.picklist(['Temporary', 'Recurring']),
  InviteName: v.string(),
  SentBy: v.string(),
  /** ISO instant, or null where the invite has no start. */
  StartDate: v.nullable(v.string()),
  /** The first instant at which the key no longer opens. */
  EndDate: v.nullable(v.string()),
  /** The names of the locations the key opens. */
  Properties: v.array(v.string()),
  Description: v.string(),
  WeeklyDescriptions: v.array(v.looseObject({ Week: v.string(), RestrictionInfo: v.string() })),
  /** Uses left; null: without limit. */
  AccessCount: v.nullable(v.number()),
  /** Bare base64 of a PNG, or a message for the guest, or empty while no recurring code is generated. */
  Result: v.string(),
  /** 'Valid' shows the key; with any other value, `Result` is the message to show instead. */
  Status: v.string(),
  /** A proof for wallet and calendar, valid for some minutes: the invite's name, an expiry and a MAC. The name alone opens nothing. */
  ID: v.string(),
  /** The file name, without extension, for a saved image, calendar entry or pass. */
  DownloadName: v.string(),
  /** Ours: the property's IANA time zone; empty where the service does not say. */
  TimeZone: ours(v.string(), ''),
  /** Ours: ISO instant at which the code in `Result`, or the current code, was made; null before the first one. */
  GeneratedAt: ours(v.nullable(v.string()), null),
  /** Ours: ISO instant at which a reader last consumed a code of this invite; null if never. */
  LastUsedAt: ours(v.nullable(v.string()), null),
  /** Ours: while a valid key opens no door (outside its hours, on a holiday, during a lockdown), when one opens next, or null if unknown; missing while it opens. */
  Opening: oursOrUnsaid(v.looseObject({ At: v.nullable(v.string()) })),
  /** Ours: the brand of the sending account; missing if it has none. */
  Brand: oursOrUnsaid(v.looseObject({ Name: v.string(), Accent: v.string(), Logo: v.nullable(v.string()) })),
})
