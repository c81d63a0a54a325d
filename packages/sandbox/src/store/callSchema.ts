import type { Generated } from 'kysely'

/** SQLite has no booleans: 0 or 1. */
type Flag = number

/** The group that a visitor calls at a station, by its name or its PIN. */
export interface CallGroupsTable {
  id: number
  property_id: number
  name: string
  /** Whether the group calls apps; otherwise it calls telephones. */
  is_video: Generated<Flag>
  /** What a visitor dials; empty if the group is reached by its name alone. Unique in the account. */
  directory_pin: Generated<string>
  /** The order in the directory of the property's stations. */
  position: Generated<number>
  /** JSON of the weekly windows, in the property's time, in which the group does not ring at all. */
  quiet_hours: Generated<string>
  version: Generated<number>
  /** The name of the user who saved the record last; empty if nobody has since the seeding. */
  updated_by: Generated<string>
}

/** A person whose app a video group rings. The people of a tier ring at once; the same person may be in both tiers. */
export interface CallGroupMembersTable {
  id: Generated<number>
  call_group_id: number
  user_id: number
  /** 1: first called; 2: called when nobody of the first has answered. */
  tier: number
  position: number
}

/** A telephone that a group calls: a voice group one after another, by position; a video group has at most one, which it calls last. */
export interface CallGroupNumbersTable {
  id: Generated<number>
  call_group_id: number
  /** Whose telephone it is; null for a telephone of no user. */
  user_id: number | null
  phone: string
  /** What the number is called, such as 'Leasing desk'. */
  label: string
  position: number
}

export interface CallTables {
  call_groups: CallGroupsTable
  call_group_members: CallGroupMembersTable
  call_group_numbers: CallGroupNumbersTable
}

export const callTables: readonly string[] = [
  `create table call_groups (id integer primary key, property_id integer not null references properties (id), name text not null,
    is_video integer not null default 1, directory_pin text not null default '', position integer not null default 0, quiet_hours text not null default '[]',
    version integer not null default 1, updated_by text not null default '')`,
  `create index call_groups_of_property on call_groups (property_id, position, id)`,
  `create index call_groups_by_position on call_groups (position)`,
  `create table call_group_members (id integer primary key, call_group_id integer not null references call_groups (id),
    user_id integer not null references users (id), tier integer not null check (tier in (1, 2)), position integer not null)`,
  `create index call_group_members_by_group on call_group_members (call_group_id, tier, position)`,
  `create index call_group_members_by_user on call_group_members (user_id)`,
  `create table call_group_numbers (id integer primary key, call_group_id integer not null references call_groups (id), user_id integer references users (id),
    phone text not null, label text not null, position integer not null)`,
  `create index call_group_numbers_by_user on call_group_numbers (user_id)`,
  `create index call_group_numbers_by_group on call_group_numbers (call_group_id, position)`,
]
