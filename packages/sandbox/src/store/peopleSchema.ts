import type { Generated } from 'kysely'

/** SQLite has no booleans: 0 or 1. */
type Flag = number
/** Milliseconds since 1970, on the sandbox's clock. */
type Instant = number
/** A date at the property, with the time if one was typed: `YYYY-MM-DD` or `YYYY-MM-DD HH:MM`; the column beside it holds the instant. */
export type LocalMoment = string

/** The columns of a user that are not about signing in or flags. */
export interface PersonColumns {
  first_name: string
  last_name: string
  unit: string
  /** Sort key in natural order: 2 before 10. */
  unit_sort: string
  notes: string
  /** IANA; null: the zone of the property. */
  own_time_zone: string | null
  /** A language of the portal; null: that of the browser. */
  language: 'en' | 'es' | null
  theme: 'device' | 'light' | 'dark'
  /** Whether a mail tells them that an export of theirs is ready. */
  mails_exports: number
  /** The telephone that its owner has proved to have; another one in `phone` is not proved yet. */
  verified_phone: string
  phone: string
  /** The digits of the phone, by which phones are compared. */
  phone_digits: string
  /** Empty if the person is not in the directory. */
  directory_pin: string
  group_id: number | null
  is_mobile_only: Flag
  is_cellgate_app: Flag
  /** A code of `DoorOutputMode`. */
  output_mode: number
  web_login_until: LocalMoment | null
  web_login_until_at: Instant | null
  valid_from: LocalMoment | null
  valid_from_at: Instant | null
  /** The first moment at which the user may no longer pass. */
  valid_until: LocalMoment | null
  valid_until_at: Instant | null
  last_entry_at: Instant | null
  created_at: Instant
  updated_at: Instant
  updated_by: string
  version: number
  /** The name in lower case without accents. */
  sort_name: string
  /** Whether the person's phone lets the app show a call while it is locked. */
  allows_notifications: Flag
  /** JSON of the weekly windows, in the property's time, in which calls do not ring this person. */
  quiet_hours: string
  /** Of both columns above. */
  call_preferences_version: number
  /** The name of the user who changed them last; empty if nobody has. */
  call_preferences_by: string
}

export interface UserGroupsTable {
  id: Generated<number>
  account_id: number
  name: string
  description: string
  /** 1 is the highest level. */
  hierarchy_level: number
  is_client_portal_visible: Flag
  group_code: string
  /** The group opens nothing; people who move out are moved into it. */
  is_no_access: Flag
  /** Its members pass during a lockdown. */
  keeps_access: Flag
  version: number
  /** The name of the user who saved the record last; empty if nobody has since the seeding. */
  updated_by: Generated<string>
}

/** A place at which a device is installed; doors refer to it. */
export interface PropertyLocationsTable {
  id: Generated<number>
  property_id: number
  name: string
  position: number
}

export interface ContactsTable {
  id: Generated<number>
  /** The account of the property. */
  account_id: number
  property_id: number
  user_id: number | null
  name: string
  relation: string
  phone: string
  email: string
  notes: string
  version: number
  /** The name of the user who saved the record last; empty if nobody has since the seeding. */
  updated_by: Generated<string>
}

/** What can be taken back for a while: a move-out, or a new group of several people. */
export interface UndoReceiptsTable {
  id: Generated<number>
  account_id: number
  by_user_id: number
  kind: 'moveOut' | 'group'
  /** The group into which the people were moved. */
  group_id: number | null
  /** How many people were changed. */
  people: number
  /** Of the token with which a move-out of one person is taken back. */
  token_hash: string | null
  /** JSON of every changed row as it was before. */
  before: string
  done_at: Instant
  expires_at: Instant
  used_at: Instant | null
}

export interface UsersTable extends PersonColumns {
  id: number
  account_id: number
  property_id: number
  name: string
  email: string
  /** In lower case. */
  username: string
  /** Empty until a master user sets the first password. */
  password_hash: string
  role: number
  user_type_id: number
  call_group_id: number | null
  user_portal: number
  is_user_admin: Flag
  is_kits_admin: Flag
  is_billing_admin: Flag
  /** Whether this is the owner of one house who has not set the account up yet. */
  is_single_family: Flag
  dashboard_flag: number
  has_web_access: Flag
  removed_at: Instant | null
  /** The number that visitor calls of this user try last; empty if there is none. */
  watchman_phone_number: string
  /** HTML; empty: there is no new release. */
  release_content: string
  has_group_video: Flag
  ignores_group_video: Flag
  ignores_release: Flag
}

/** What operators note about an account; a note stays as it was written. */
export interface AccountNotesTable {
  id: Generated<number>
  account_id: number
  text: string
  by_user_id: number
  by_name: string
  at: Instant
}

export interface PeopleTables {
  users: UsersTable
  account_notes: AccountNotesTable
  user_groups: UserGroupsTable
  property_locations: PropertyLocationsTable
  contacts: ContactsTable
  undo_receipts: UndoReceiptsTable
}

const facets = ['account_id', 'removed_at', 'group_id', 'property_id', 'has_web_access', 'user_type_id', 'valid_from_at', 'valid_until_at', 'sort_name']
const copyFacets = `insert or replace into people_facets (id, ${facets.join(', ')}, password_hash)
    values (new.id, ${facets.map((column) => `new.${column}`).join(', ')}, iif(new.password_hash = '', '', '*'))`
const wordsOfNew = `new.id, 'a' || new.account_id, new.name, new.email, new.unit, new.phone || ' ' || new.phone_digits || ' 1' || new.phone_digits`

export const peopleTables: readonly string[] = [
  `create table user_groups (id integer primary key, account_id integer not null references accounts (id), name text not null collate nocase,
    description text not null, hierarchy_level integer not null check (hierarchy_level > 0), is_client_portal_visible integer not null,
    group_code text not null collate nocase, is_no_access integer not null, keeps_access integer not null, version integer not null,
    updated_by text not null default '', unique (account_id, name))`,
  `create unique index user_groups_by_code on user_groups (account_id, group_code) where group_code <> ''`,
  `create table property_locations (id integer primary key, property_id integer not null references properties (id), name text not null,
    position integer not null)`,
  `create index property_locations_by_property on property_locations (property_id, position)`,
  `create table users (id integer primary key, account_id integer not null references accounts (id), property_id integer not null references properties (id),
    name text not null, email text not null, username text not null unique, password_hash text not null, role integer not null, user_type_id integer not null,
    call_group_id integer, user_portal integer not null, is_user_admin integer not null, is_kits_admin integer not null, is_billing_admin integer not null,
    is_single_family integer not null, dashboard_flag integer not null, has_web_access integer not null, removed_at integer,
    watchman_phone_number text not null default '', release_content text not null default '', has_group_video integer not null default 0,
    ignores_group_video integer not null default 0, ignores_release integer not null default 0, first_name text not null default '',
    last_name text not null default '', unit text not null default '', unit_sort text not null default '', notes text not null default '', own_time_zone text,
    phone text not null default '', phone_digits text not null default '', directory_pin text not null default '', group_id integer references user_groups (id),
    is_mobile_only integer not null default 0, is_cellgate_app integer not null default 0, output_mode integer not null default 1, web_login_until text,
    web_login_until_at integer, valid_from text, valid_from_at integer, valid_until text, valid_until_at integer, last_entry_at integer,
    created_at integer not null default 0, updated_at integer not null default 0, updated_by text not null default '', version integer not null default 1,
    sort_name text not null default '', allows_notifications integer not null default 1, quiet_hours text not null default '[]',
    call_preferences_version integer not null default 1, call_preferences_by text not null default '', language text, theme text not null default 'device',
    mails_exports integer not null default 1, verified_phone text not null default '')`,
  `create index users_by_name on users (account_id, sort_name, id) where removed_at is null`,
  `create index users_by_email on users (account_id, email, id) where removed_at is null`,
  `create index users_by_unit on users (account_id, unit_sort, id) where removed_at is null`,
  `create index users_by_last_name on users (account_id, last_name collate nocase, id) where removed_at is null`,
  `create index users_by_phone on users (account_id, phone_digits) where phone_digits <> '' and removed_at is null`,
  `create index users_by_entry on users (account_id, last_entry_at, id) where removed_at is null`,
  `create index users_by_group on users (account_id, group_id, sort_name, id) where removed_at is null`,
  `create index users_of_group on users (group_id) where group_id is not null`,
  // Covers every filter of the list, so that a count reads no row of the table.
  `create index users_by_filter on users (account_id, group_id, property_id, has_web_access, user_type_id, valid_from_at, valid_until_at, password_hash = '',
    id) where removed_at is null`,
  `create unique index users_by_pin on users (account_id, directory_pin) where directory_pin <> '' and removed_at is null`,
  `create index users_by_call_group on users (call_group_id) where call_group_id is not null`,
  // An e-mail address is unique in an account, whatever its case.
  `create index users_by_email_caseless on users (account_id, email collate nocase) where removed_at is null and email <> ''`,
  // The few people whose role or flags decide their standing.
  `create index users_with_rights on users (account_id) where role in (1, 2) or is_user_admin = 1 or is_kits_admin = 1 or is_billing_admin = 1`,
  `create index users_in_order on users (account_id, id) where removed_at is null`,
  // Partial: an index of everybody would be taken where few are looked for, whose own index is as good to the planner.
  `create index users_with_username on users (account_id, id) where substr(username, 1, 1) <> '#'`,
  `create index users_of_houses on users (account_id) where is_single_family = 1 and removed_at is null`,
  // Who saved a record is kept as a name; of somebody who has left, too.
  `create index users_by_full_name on users (account_id, name)`,
  // 'account' holds one token, such as a1 for account 1, so that counting one account's matches needs no other table.
  `create virtual table people_search using fts5 (account, name, email, unit, phone, content = '', contentless_delete = 1,
    tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3')`,
  // The columns by which lists are filtered, in rows a tenth as wide: the matches of a search are read one by one.
  `create table people_facets (id integer primary key, account_id integer not null, removed_at integer, group_id integer, property_id integer not null,
    has_web_access integer not null, user_type_id integer not null, valid_from_at integer, valid_until_at integer, sort_name text not null,
    password_hash text not null)`,
  `create table contacts (id integer primary key, property_id integer not null references properties (id), user_id integer references users (id),
    name text not null collate nocase, relation text not null, phone text not null, email text not null, notes text not null, version integer not null,
    updated_by text not null default '', account_id integer not null)`,
  `create index contacts_by_property on contacts (property_id, name)`,
  `create index contacts_by_user on contacts (user_id) where user_id is not null`,
  `create index contacts_in_order on contacts (property_id, name, id, user_id)`,
  `create index contacts_of_account on contacts (account_id, name, id, user_id)`,
  `create table undo_receipts (id integer primary key, account_id integer not null references accounts (id),
    by_user_id integer not null references users (id), kind text not null check (kind in ('moveOut', 'group')), group_id integer, people integer not null,
    token_hash text unique, before text not null, done_at integer not null, expires_at integer not null, used_at integer)`,
  `create index undo_receipts_by_size on undo_receipts (account_id, kind, people)`,
  `create table account_notes (id integer primary key autoincrement, account_id integer not null references accounts (id), text text not null,
    by_user_id integer not null references users (id), by_name text not null, at integer not null)`,
  `create index account_notes_by_account on account_notes (account_id, id)`,
  `create trigger people_search_insert after insert on users when new.removed_at is null begin
    insert into people_search (rowid, account, name, email, unit, phone) values (${wordsOfNew}); end`,
  `create trigger people_search_update after update of account_id, name, email, unit, phone, removed_at on users begin
    delete from people_search where rowid = old.id;
    insert into people_search (rowid, account, name, email, unit, phone) select ${wordsOfNew} where new.removed_at is null; end`,
  `create trigger people_search_delete after delete on users begin delete from people_search where rowid = old.id; end`,
  `create trigger people_facets_insert after insert on users begin ${copyFacets}; end`,
  `create trigger people_facets_update after update of ${facets.join(', ')}, password_hash on users begin ${copyFacets}; end`,
  `create trigger people_facets_delete after delete on users begin delete from people_facets where id = old.id; end`,
]
