import { type DeletionEnding, Role } from '@portal/domain'
import { choice, flag, instant, integer, key, savedBy, table, text } from './tables.ts'

/** A date at the property, with the time if one was typed: `YYYY-MM-DD` or `YYYY-MM-DD HH:MM`. The next column has the instant. */
export type LocalMoment = string

const localMoment = text

/** SQL for a phone number without the characters that are allowed between its digits (`readPhone`). */
const digits = [' ', '+', '(', ')', '.', '-'].reduce((value, sign) => `replace(${value}, '${sign}', '')`, 'phone')

export const peopleTables = {
  /** A call group, which a visitor calls at a station by its name or its PIN. */
  call_groups: table({
    id: key(),
    property_id: integer().references('properties').recordedAs('property'),
    name: text().recordedAs('name'),
    /** Whether the call group calls apps instead of phones. */
    is_video: flag().default(1).recordedAs('isVideo'),
    /** The digits that visitors dial, unique in the account; empty if the group is only found by name. */
    directory_pin: text().default('').recordedAs('directoryPin'),
    /** The position of the call group in the directory of the property's stations. */
    position: integer().default(0).recordedAs('place'),
    /** The weekly hours in which the group isn't called, as JSON, in the property's time. */
    quiet_hours: text().default('[]').recordedAs('quietHours'),
    version: integer().default(1),
    updated_by: savedBy(),
  }),
  user_groups: table({
    id: key(),
    account_id: integer().references('accounts'),
    name: text().nocase().recordedAs('name'),
    description: text().recordedAs('description'),
    /** The level of the group; 1 is the highest. */
    hierarchy_level: integer().check('hierarchy_level > 0').recordedAs('level'),
    is_client_portal_visible: flag().recordedAs('isVisible'),
    group_code: text().nocase().recordedAs('groupCode'),
    /** Whether the group opens nothing; users who move out are moved into it. */
    is_no_access: flag().recordedAs('isNoAccess'),
    /** Whether the group's users keep access during a lockdown. */
    keeps_access: flag().recordedAs('keepsAccess'),
    version: integer(),
    updated_by: savedBy(),
  }, 'unique (account_id, name)'),
  /** A place where a controller or station is installed; doors refer to it. */
  property_locations: table({
    id: key(),
    property_id: integer().references('properties'),
    name: text(),
    position: integer(),
  }),
  /** A household or address. Its residents are the users who have it as their first unit, and those in `further_units`. */
  units: table({
    id: key(),
    account_id: integer().references('accounts'),
    name: text().recordedAs('name'),
    /** The unit's name in lower case, by which names are compared. */
    name_key: text(),
    /** The unit's sort key in natural order, in which 2 is before 10. */
    sort: text(),
    /** The building or floor, as typed. */
    building: text().default('').recordedAs('building'),
    created_at: instant(),
    version: integer().default(1),
    updated_by: savedBy(),
  }, 'unique (account_id, name_key)', 'unique (id, name, sort)'),
  users: table({
    id: key(),
    account_id: integer().references('accounts'),
    property_id: integer().references('properties').recordedAs('property'),
    name: text().default(''),
    email: text().default('').recordedAs('email'),
    /** The username in lower case. */
    username: text().unique().recordedAs('username'),
    /** The hash of the password; empty until a master user sets the first one. */
    password_hash: text().default('').recordedAs('password'),
    role: integer().default(Role.Customer).recordedAs('role'),
    user_type_id: integer().default(1).recordedAs('userType'),
    call_group_id: integer().references('call_groups').orNull().recordedAs('callGroup'),
    user_portal: integer().default(1),
    is_user_admin: flag().default(0).recordedAs('isUserAdmin'),
    is_kits_admin: flag().default(0).recordedAs('isKitsAdmin'),
    is_billing_admin: flag().default(0).recordedAs('isBillingAdmin'),
    /** Whether this user owns one house and has not set the account up yet. */
    is_single_family: flag().default(0).recordedAs('ownsHouse'),
    dashboard_flag: integer().default(1),
    has_web_access: flag().default(0).recordedAs('webAccess'),
    removed_at: instant().orNull().recordedAs('removed'),
    /** The number that visitor calls of this user try last; empty without one. */
    watchman_phone_number: text().default('').recordedAs('watchmanPhone'),
    /** The notes of a new release as HTML; empty without a new release. */
    release_content: text().default(''),
    has_group_video: flag().default(0),
    ignores_group_video: flag().default(0).recordedAs('seesGroupVideo'),
    ignores_release: flag().default(0).recordedAs('seesReleases'),
    first_name: text().default('').recordedAs('firstName'),
    last_name: text().default('').recordedAs('lastName'),
    /** The id of the first unit; null without one. The next two columns are the unit's name and sort key, which are kept equal to the unit's own. */
    unit_id: integer().orNull(),
    unit: text().default('').recordedAs('unit'),
    unit_sort: text().default(''),
    notes: text().default('').recordedAs('notes'),
    /** The user's own time zone (IANA); null for the zone of the property. */
    own_time_zone: text().orNull().recordedAs('timeZone'),
    /** The user's language in the portal; null for the browser's. */
    language: text<'en' | 'es'>().orNull(),
    theme: text<'device' | 'light' | 'dark'>().default('device'),
    /** Whether the user gets a mail when their export is ready. */
    mails_exports: integer().default(1),
    /** The verified phone number. If `phone` has another one, that number isn't verified yet. */
    verified_phone: text().default('').recordedAs('phoneVerified'),
    phone: text().default('').recordedAs('phone'),
    /** The digits of the phone number, by which numbers are compared; without the leading 1 of a North American number. */
    phone_digits: text().from(`case when length(${digits}) = 11 and ${digits} like '1%' then substr(${digits}, 2) else ${digits} end`),
    /** The user's PIN in the directory; empty if the user is not in it. */
    directory_pin: text().default('').recordedAs('directoryPin'),
    group_id: integer().references('user_groups').orNull().recordedAs('group'),
    is_mobile_only: flag().default(0).recordedAs('mobileOnly'),
    is_cellgate_app: flag().default(0),
    /** The value of `DoorOutputMode`. */
    output_mode: integer().default(1).recordedAs('doorOutput'),
    web_login_until: localMoment().orNull(),
    web_login_until_at: instant().orNull().recordedAs('webAccessUntil'),
    valid_from: localMoment().orNull(),
    valid_from_at: instant().orNull().recordedAs('validFrom'),
    /** The end of the user's access, exclusive. */
    valid_until: localMoment().orNull(),
    valid_until_at: instant().orNull().recordedAs('validUntil'),
    last_entry_at: instant().orNull(),
    created_at: instant().default(0),
    updated_at: instant().default(0),
    updated_by: text().default(''),
    version: integer().default(1),
    /** The user's name in lower case without accents, for sorting. */
    sort_name: text().default(''),
    /** Whether the user's phone lets the app show a call while the phone is locked. */
    allows_notifications: flag().default(1).recordedAs('allowsNotifications'),
    /** The weekly hours in which calls do not ring this user, as JSON, in the property's time. */
    quiet_hours: text().default('[]').recordedAs('quietHours'),
    /** The version of the two columns above. */
    call_preferences_version: integer().default(1),
    /** The name of the user who last changed these columns; empty if nobody has. */
    call_preferences_by: text().default(''),
  }, 'foreign key (unit_id, unit, unit_sort) references units (id, name, sort) on update cascade deferrable', "check (unit_id is not null or unit = '')"),
  /** Units of a user after the first one. */
  further_units: table({
    user_id: integer().references('users'),
    unit_id: integer().references('units').recordedAs('furtherUnit'),
  }, 'primary key (user_id, unit_id)'),
  contacts: table({
    id: key(),
    /** The id of the property's account. */
    account_id: integer(),
    property_id: integer().references('properties').recordedAs('property'),
    user_id: integer().references('users').orNull().recordedAs('person'),
    name: text().nocase().recordedAs('name'),
    relation: text().recordedAs('relation'),
    phone: text().recordedAs('phone'),
    email: text().recordedAs('email'),
    notes: text().recordedAs('notes'),
    version: integer(),
    updated_by: savedBy(),
  }),
  /** An action that can be undone for 24 hours: a move-out, or a new group for several users. */
  undo_receipts: table({
    id: key(),
    account_id: integer().references('accounts'),
    by_user_id: integer().references('users'),
    kind: choice('moveOut', 'group'),
    /** The id of the group into which the users were moved. */
    group_id: integer().orNull(),
    /** The number of users who were changed. */
    people: integer(),
    /** The hash of the token with which a user's move-out can be undone. */
    token_hash: text().unique().orNull(),
    /** The old versions of all changed rows as JSON. */
    before: text(),
    done_at: instant(),
    expires_at: instant(),
    used_at: instant().orNull(),
  }),
  /** A move-out that is planned for a date. */
  unit_moves: table({
    id: key(),
    account_id: integer().references('accounts'),
    unit_id: integer().partOf('units'),
    leaves: localMoment(),
    leaves_at: instant().recordedAs('movesOut'),
    /** The ids of the users who move out, as JSON. */
    users: text(),
    by_user_id: integer().references('users'),
    done_at: instant().orNull(),
    /** The names of the users who could not move out, as JSON. */
    refused: text().default('[]'),
    /** The id in `undo_receipts`, whose row may already be deleted. */
    receipt_id: integer().orNull(),
  }),
  /** An operator's note about an account; notes are never edited. */
  account_notes: table({
    id: key(),
    account_id: integer().references('accounts'),
    text: text(),
    by_user_id: integer().references('users'),
    by_name: text(),
    at: instant(),
  }),
  /** A user's request to have their account deleted; a new request starts over. */
  deletion_requests: table({
    user_id: integer().key().references('users'),
    asked_at: instant(),
    /** Until when the mailed link confirms the request. */
    confirm_by: instant().default(0),
    confirmed_at: instant().orNull(),
    /** When the account will be deleted; set with `confirmed_at`. */
    due_at: instant().orNull(),
    ended_at: instant().orNull(),
    ending: text<DeletionEnding>().check("ending in ('withdrawn', 'refused', 'blocked', 'deleted')").orNull(),
    /** The name of the administrator who refused the request; the next column has the reason. */
    ended_by: text().default(''),
    reason: text().default(''),
  }),
  // Each mail has its own link; all of them lead to the user's request.
  deletion_links: table({
    token_hash: text().key(),
    user_id: integer().references('users'),
    created_at: instant(),
  }),
  /** The set-up of a house. `step` is one of the domain's `houseSteps`. */
  house_setups: table({
    account_id: integer().key().references('accounts'),
    step: text(),
    saved_at: instant(),
    /** The id of the house's call group; null until that step is saved. */
    call_group_id: integer().references('call_groups').orNull(),
  }),
}

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
  // The index covers every filter of the list, so that a count reads no row of the table.
  `create index users_by_filter on users (account_id, group_id, property_id, has_web_access, user_type_id, valid_from_at, valid_until_at, (password_hash = ''),
    id) where removed_at is null`,
  `create unique index users_by_pin on users (account_id, directory_pin) where directory_pin <> '' and removed_at is null`,
  `create index users_by_call_group on users (call_group_id) where call_group_id is not null`,
  // An email address is unique in an account, in upper or lower case.
  `create index users_by_email_caseless on users (account_id, email collate nocase) where removed_at is null and email <> ''`,
  // The index has the few users whose role or flags decide their rank.
  `create index users_with_rights on users (account_id) where role in (1, 2) or is_user_admin = 1 or is_kits_admin = 1 or is_billing_admin = 1`,
  `create index users_in_order on users (account_id, id) where removed_at is null`,
  // The index is partial, because the planner would prefer a full index even for few rows.
  `create index users_with_username on users (account_id, id) where substr(username, 1, 1) <> '#'`,
  `create index users_of_houses on users (account_id) where is_single_family = 1 and removed_at is null`,
  // Records store the name of the user who saved them, including former users.
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
