/** The type of an invite: Temporary shows its code at once, Recurring only after Generate (spec §2, §4). */
export const InviteType = { Temporary: 'Temporary', Recurring: 'Recurring' } as const
export type InviteType = (typeof InviteType)[keyof typeof InviteType]

/** The status of an invite. A `Valid` invite shows the key; any other shows a message to the guest. */
export const InviteStatus = {
  Valid: 'Valid',
  NotYetValid: 'NotYetValid',
  Expired: 'Expired',
  Revoked: 'Revoked',
  UsedUp: 'UsedUp',
  Invalid: 'Invalid',
} as const
export type InviteStatus = (typeof InviteStatus)[keyof typeof InviteStatus]
