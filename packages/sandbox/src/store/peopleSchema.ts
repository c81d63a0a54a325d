import { type DeletionEnding, Role } from '@portal/domain'
import { choice, flag, instant, integer, key, type RowOf, savedBy, table, text } from './tables.ts'

/** A date at the property, with the time if one was typed: `YYYY-MM-DD` or `YYYY-MM-DD HH:MM`; the column beside it holds the instant. */
export type LocalMoment = string

const localMoment = text

/** SQL of a phone without the signs that may stand between its digits (`readPhone`). */
const digits = [' ', '+', '(', ')', '.', '-'].reduce((value, sign) => `replace(${value}, '${sign}', '')`, 'phone')

export const peopleTables = {
  /** The group that a visitor calls at a station, by its name or its PIN. */
  call_groups: table({
    id: key(),
    property_id: integer().references('properties'),
    name: text(),
    /** Whether the group calls apps; otherwise it calls phones. */
    is_video: flag().default(1),
    /** The digits that visitors dial; empty if the group is only found by name. Unique in the account. */
    directory_pin: text().default(''),
    /** The order in the directory of the property's stations. */
    position: integer().default(0),
    /** JSON of the weekly windows, in the property's time, in which the group isn't called. */
    quiet_hours: text().default('[]'),
    version: integer().default(1),
    updated_by: savedBy(),
  }),
  user_groups: table({
    id: key(),
    account_id: integer().references('accounts'),
    name: text().nocase(),
    description: text(),
    /** 1 is the highest level. */
    hierarchy_level: integer().check('hierarchy_level > 0'),
    is_client_portal_visible: flag(),
    group_code: text().nocase(),
    /** The group opens nothing; users who move out are moved into it. */
    is_no_access: flag(),
    /** Its members keep access during a lockdown. */
    keeps_access: flag(),
    version: integer(),
    updated_by: savedBy(),
  }, 'unique (account_id, name)'),
  /** A place at which a device is installed; doors refer to it. */
  property_locations: table({
    id: key(),
    property_id: integer().references('properties'),
    name: text(),
    position: integer(),
  }),
  /** A household or address. Its residents are the users whose first unit it is, and those of `further_units`. */
  units: table({
    id: key(),
    account_id: integer().references('accounts'),
    name: text(),
    /** The name in lower case, by which names are compared. */
    name_key: text(),
    /** Sort key in natural order: 2 before 10. */
    sort: text(),
    /** Building or floor, as typed. */
    building: text().default(''),
    created_at: instant(),
    version: integer().default(1),
    updated_by: savedBy(),
  }, 'unique (account_id, name_key)', 'unique (id, name, sort)'),
  users: table({
    id: key(),
    account_id: integer().references('accounts'),
    property_id: integer().references('properties'),
    name: text().default(''),
    email: text().default(''),
    /** In lower case. */
    username: text().unique(),
    /** Empty until a master user sets the first password. */
    password_hash: text().default(''),
    role: integer().default(Role.Customer),
    user_type_id: integer().default(1),
    call_group_id: integer().references('call_groups').orNull(),
    user_portal: integer().default(1),
    is_user_admin: flag().default(0),
    is_kits_admin: flag().default(0),
    is_billing_admin: flag().default(0),
    /** Whether this is the owner of one house who has not set the account up yet. */
    is_single_family: flag().default(0),
    dashboard_flag: integer().default(1),
    has_web_access: flag().default(0),
    removed_at: instant().orNull(),
    /** The number that visitor calls of this user try last; empty if there is none. */
    watchman_phone_number: text().default(''),
    /** HTML; empty: there is no new release. */
    release_content: text().default(''),
    has_group_video: flag().default(0),
    ignores_group_video: flag().default(0),
    ignores_release: flag().default(0),
    first_name: text().default(''),
    last_name: text().default(''),
    /** The first unit; null for none. The next two columns are its name and sort key, which the store keeps equal to the unit's. */
    unit_id: integer().orNull(),
    unit: text().default(''),
    unit_sort: text().default(''),
    notes: text().default(''),
    /** IANA; null: the zone of the property. */
    own_time_zone: text().orNull(),
    /** A language of the portal; null: that of the browser. */
    language: text<'en' | 'es'>().orNull(),
    theme: text<'device' | 'light' | 'dark'>().default('device'),
    /** Whether a mail says when their export is ready. */
    mails_exports: integer().default(1),
    /** The verified phone number; another one in `phone` isn't verified yet. */
    verified_phone: text().default(''),
    phone: text().default(''),
    /** The digits of the phone, by which phones are compared; of a North American number without its 1. */
    phone_digits: text().from(`case when length(${digits}) = 11 and ${digits} like '1%' then substr(${digits}, 2) else ${digits} end`),
    /** Empty if the user is not in the directory. */
    directory_pin: text().default(''),
    group_id: integer().references('user_groups').orNull(),
    is_mobile_only: flag().default(0),
    is_cellgate_app: flag().default(0),
    /** A code of `DoorOutputMode`. */
    output_mode: integer().default(1),
    web_login_until: localMoment().orNull(),
    web_login_until_at: instant().orNull(),
    valid_from: localMoment().orNull(),
    valid_from_at: instant().orNull(),
    /** The end of the user's access, exclusive. */
    valid_until: localMoment().orNull(),
    valid_until_at: instant().orNull(),
    last_entry_at: instant().orNull(),
    created_at: instant().default(0),
    updated_at: instant().default(0),
    updated_by: text().default(''),
    version: integer().default(1),
    /** The name in lower case without accents. */
    sort_name: text().default(''),
    /** Whether the user's phone lets the app show a call while it is locked. */
    allows_notifications: flag().default(1),
    /** JSON of the weekly windows, in the property's time, in which calls do not ring this user. */
    quiet_hours: text().default('[]'),
    /** Of both columns above. */
    call_preferences_version: integer().default(1),
    /** The name of the user who changed them last; empty if nobody has. */
    call_preferences_by: text().default(''),
  }, 'foreign key (unit_id, unit, unit_sort) references units (id, name, sort) on update cascade deferrable', "check (unit_id is not null or unit = '')"),
  /** Units of a user after the first one. */
  further_units: table({
    user_id: integer().references('users'),
    unit_id: integer().references('units'),
  }, 'primary key (user_id, unit_id)'),
  contacts: table({
    id: key(),
    /** The account of the property. */
    account_id: integer(),
    property_id: integer().references('properties'),
    user_id: integer().references('users').orNull(),
    name: text().nocase(),
    relation: text(),
    phone: text(),
    email: text(),
    notes: text(),
    version: integer(),
    updated_by: savedBy(),
  }),
  /** What can be undone for 24 hours: a move-out, or a new group of several users. */
  undo_receipts: table({
    id: key(),
    account_id: integer().references('accounts'),
    by_user_id: integer().references('users'),
    kind: choice('moveOut', 'group'),
    /** The group into which the users were moved. */
    group_id: integer().orNull(),
    /** How many users were changed. */
    people: integer(),
    /** Hash of the token that undoes a user's move-out. */
    token_hash: text().unique().orNull(),
    /** JSON of the old version of every changed row. */
    before: text(),
    done_at: instant(),
    expires_at: instant(),
    used_at: instant().orNull(),
  }),
  /** Move-outs that are planned for a date. */
  unit_moves: table({
    id: key(),
    account_id: integer().references('accounts'),
    unit_id: integer().partOf('units'),
    leaves: localMoment(),
    leaves_at: instant(),
    /** JSON of the ids of the users who move out. */
    users: text(),
    by_user_id: integer().references('users'),
    done_at: instant().orNull(),
    /** JSON of the names of the users who could not move out. */
    refused: text().default('[]'),
    /** Of `undo_receipts`, which may be gone. */
    receipt_id: integer().orNull(),
  }),
  /** Operators' notes about an account; a note is never edited. */
  account_notes: table({
    id: key(),
    account_id: integer().references('accounts'),
    text: text(),
    by_user_id: integer().references('users'),
    by_name: text(),
    at: instant(),
  }),
  /** Users who asked that their account be deleted; asking again starts over. */
  deletion_requests: table({
    user_id: integer().key().references('users'),
    asked_at: instant(),
    /** Until when a link confirms it. */
    confirm_by: instant().default(0),
    confirmed_at: instant().orNull(),
    /** When the account is deleted; set with `confirmed_at`. */
    due_at: instant().orNull(),
    ended_at: instant().orNull(),
    ending: text<DeletionEnding>().check("ending in ('withdrawn', 'refused', 'blocked', 'deleted')").orNull(),
    /** The name of the administrator who refused, and their reason. */
    ended_by: text().default(''),
    reason: text().default(''),
  }),
  // Each mail has its own link; all lead to the user's request.
  deletion_links: table({
    token_hash: text().key(),
    user_id: integer().references('users'),
    created_at: instant(),
  }),
  /** `step` is one of the domain's `houseSteps`. */
  house_setups: table({
    account_id: integer().key().references('accounts'),
    step: text(),
    saved_at: instant(),
    /** The house's call group; null until that step is saved. */
    call_group_id: integer().references('call_groups').orNull(),
  }),
}

export type UsersTable = Omit<RowOf<typeof peopleTables.users>, 'phone_digits'>
export type UnitsTable = RowOf<typeof peopleTables.units>
export type UnitMovesTable = RowOf<typeof peopleTables.unit_moves>
export type UserGroupsTable = RowOf<typeof peopleTables.user_groups>
export type UndoReceiptsTable = RowOf<typeof peopleTables.undo_receipts>

export const peopleIndexes: readonly string[] = [
  `create unique index user_groups_by_code on user_groups (account_id, group_code) where group_code <> ''`,
  `create index property_locations_by_property on property_locations (property_id, position)`,
  `create index users_by_name on users (account_id, sort_name, id) where removed_at is null`,
  `create index users_by_email on users (account_id, email, id) where removed_at is null`,
  `create index users_by_unit on users (account_id, unit_sort, id) where removed_at is null`,
  `create index users_of_unit on users (unit_id) where unit_id is not null`,
  `create index units_in_order on units (account_id, sort, id)`,
  `create index further_units_by_unit on further_units (unit_id)`,
  `create index unit_moves_by_unit on unit_moves (unit_id)`,
  `create index unit_moves_that_wait on unit_moves (leaves_at) where done_at is null`,
  `create index unit_moves_by_author on unit_moves (by_user_id)`,
  `create index users_by_last_name on users (account_id, last_name collate nocase, id) where removed_at is null`,
  `create index users_by_phone on users (account_id, phone_digits) where phone_digits <> '' and removed_at is null`,
  `create index users_by_entry on users (account_id, last_entry_at, id) where removed_at is null`,
  `create index users_by_group on users (account_id, group_id, sort_name, id) where removed_at is null`,
  `create index users_of_group on users (group_id) where group_id is not null`,
  // Covers every filter of the list, so that a count reads no row of the table.
  `create index users_by_filter on users (account_id, group_id, property_id, has_web_access, user_type_id, valid_from_at, valid_until_at, (password_hash = ''),
    id) where removed_at is null`,
  `create unique index users_by_pin on users (account_id, directory_pin) where directory_pin <> '' and removed_at is null`,
  `create index users_by_call_group on users (call_group_id) where call_group_id is not null`,
  // An email address is unique in an account, whatever its case.
  `create index users_by_email_caseless on users (account_id, email collate nocase) where removed_at is null and email <> ''`,
  // The few users whose role or flags decide their standing.
  `create index users_with_rights on users (account_id) where role in (1, 2) or is_user_admin = 1 or is_kits_admin = 1 or is_billing_admin = 1`,
  `create index users_in_order on users (account_id, id) where removed_at is null`,
  // Partial, because the planner would prefer a full index even for few rows.
  `create index users_with_username on users (account_id, id) where substr(username, 1, 1) <> '#'`,
  `create index users_of_houses on users (account_id) where is_single_family = 1 and removed_at is null`,
  // Records store the name of the user who saved them, also of former users.
  `create index users_by_full_name on users (account_id, name)`,
  `create index contacts_by_property on contacts (property_id, name)`,
  `create index contacts_by_user on contacts (user_id) where user_id is not null`,
  `create index contacts_in_order on contacts (property_id, name, id, user_id)`,
  `create index contacts_of_account on contacts (account_id, name, id, user_id)`,
  `create index undo_receipts_by_size on undo_receipts (account_id, kind, people)`,
  `create index account_notes_by_account on account_notes (account_id, id)`,
  `create index deletion_requests_that_wait on deletion_requests (due_at) where due_at is not null and ending is null`,
  `create index house_setups_by_call_group on house_setups (call_group_id) where call_group_id is not null`,
  `create index users_by_property on users (property_id)`,
  `create index deletion_links_by_user on deletion_links (user_id)`,
  `create index undo_receipts_by_author on undo_receipts (by_user_id)`,
]

export type HouseSetupsTable = RowOf<typeof peopleTables.house_setups>
export type DeletionRequestsTable = RowOf<typeof peopleTables.deletion_requests>

