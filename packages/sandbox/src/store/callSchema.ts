import { flag, integer, key, savedBy, table, text, type RowOf } from './tables.ts'

export const callTables = {
  /** The group that a visitor calls at a station, by its name or its PIN. */
  call_groups: table({
    id: key(),
    property_id: integer().references('properties'),
    name: text(),
    /** Whether the group calls apps; otherwise it calls telephones. */
    is_video: flag().default(1),
    /** What a visitor dials; empty if the group is reached by its name alone. Unique in the account. */
    directory_pin: text().default(''),
    /** The order in the directory of the property's stations. */
    position: integer().default(0),
    /** JSON of the weekly windows, in the property's time, in which the group does not ring at all. */
    quiet_hours: text().default('[]'),
    version: integer().default(1),
    updated_by: savedBy(),
  }),
  /** A person whose app a video group rings. The people of a tier ring at once; the same person may be in both tiers. */
  call_group_members: table({
    id: key(),
    call_group_id: integer().references('call_groups'),
    user_id: integer().references('users'),
    /** 1: first called; 2: called when nobody of the first has answered. */
    tier: integer().check('tier in (1, 2)'),
    position: integer(),
  }),
  /** A telephone that a group calls: a voice group one after another, by position; a video group has at most one, which it calls last. */
  call_group_numbers: table({
    id: key(),
    call_group_id: integer().references('call_groups'),
    /** Whose telephone it is; null for a telephone of no user. */
    user_id: integer().references('users').orNull(),
    phone: text(),
    /** What the number is called, such as 'Leasing desk'. */
    label: text(),
    position: integer(),
  }),
}

export type CallGroupMembersTable = RowOf<typeof callTables.call_group_members>
export type CallGroupNumbersTable = RowOf<typeof callTables.call_group_numbers>

export const callIndexes: readonly string[] = [
  `create index call_groups_of_property on call_groups (property_id, position, id)`,
  `create index call_groups_by_position on call_groups (position)`,
  `create index call_group_members_by_group on call_group_members (call_group_id, tier, position)`,
  `create index call_group_members_by_user on call_group_members (user_id)`,
  `create index call_group_numbers_by_user on call_group_numbers (user_id)`,
  `create index call_group_numbers_by_group on call_group_numbers (call_group_id, position)`,
]
