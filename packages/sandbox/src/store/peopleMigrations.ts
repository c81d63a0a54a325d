const facets = ['account_id', 'removed_at', 'group_id', 'property_id', 'has_web_access', 'user_type_id', 'valid_from_at', 'valid_until_at', 'sort_name']
const facetsOf = (row: string) => `${row}.id, ${facets.map((column) => `${row}.${column}`).join(', ')}, iif(${row}.password_hash = '', '', '*')`
const copyFacets = `insert or replace into people_facets (id, ${facets.join(', ')}, password_hash)`

/** Groups, places and contacts, and the columns and indexes by which a list of 100,000 people is searched and sorted. */
export const peopleStatements: Record<string, readonly string[]> = {
  '0003-people': [
    `create table user_groups (id integer primary key, account_id integer not null references accounts (id),
      name text not null collate nocase, description text not null, hierarchy_level integer not null check (hierarchy_level > 0),
      is_client_portal_visible integer not null, group_code text not null collate nocase, is_no_access integer not null,
      keeps_access integer not null, version integer not null, unique (account_id, name))`,
    `create unique index user_groups_by_code on user_groups (account_id, group_code) where group_code <> ''`,
    `create table property_locations (id integer primary key, property_id integer not null references properties (id),
      name text not null, position integer not null)`,
    `create index property_locations_by_property on property_locations (property_id, position)`,
    `alter table ports add column location_id integer references property_locations (id)`,
    `alter table properties add column fire_alarm_at integer`,
    `alter table call_groups add column is_video integer not null default 1`,
    `create table call_group_numbers (id integer primary key, call_group_id integer not null references call_groups (id),
      user_id integer not null references users (id), phone text not null)`,
    `create index call_group_numbers_by_user on call_group_numbers (user_id)`,
    ...[
      `first_name text not null default ''`, `last_name text not null default ''`, `unit text not null default ''`,
      `unit_sort text not null default ''`, `notes text not null default ''`, `own_time_zone text`, `phone text not null default ''`,
      `phone_digits text not null default ''`,
      `directory_pin text not null default ''`, `group_id integer references user_groups (id)`,
      `is_mobile_only integer not null default 0`, `is_cellgate_app integer not null default 0`,
      `output_mode integer not null default 1`, `web_login_until text`, `web_login_until_at integer`,
      `valid_from text`, `valid_from_at integer`, `valid_until text`, `valid_until_at integer`, `last_entry_at integer`,
      `created_at integer not null default 0`, `updated_at integer not null default 0`, `updated_by text not null default ''`,
      `version integer not null default 1`, `sort_name text not null default ''`,
    ].map((column) => `alter table users add column ${column}`),
    `create index users_by_name on users (account_id, sort_name, id) where removed_at is null`,
    `create index users_by_email on users (account_id, email, id) where removed_at is null`,
    `create index users_by_unit on users (account_id, unit_sort, id) where removed_at is null`,
    `create index users_by_last_name on users (account_id, last_name collate nocase, id) where removed_at is null`,
    `create index users_by_phone on users (account_id, phone_digits) where phone_digits <> '' and removed_at is null`,
    `create index users_by_entry on users (account_id, last_entry_at, id) where removed_at is null`,
    `create index users_by_group on users (account_id, group_id, sort_name, id) where removed_at is null`,
    `create index users_of_group on users (group_id) where group_id is not null`,
    // Covers every filter of the list, so that a count reads no row of the table.
    `create index users_by_filter on users (account_id, group_id, property_id, has_web_access, user_type_id, valid_from_at,
      valid_until_at, password_hash = '', id) where removed_at is null`,
    `create unique index users_by_pin on users (account_id, directory_pin) where directory_pin <> '' and removed_at is null`,
    `create index users_by_call_group on users (call_group_id) where call_group_id is not null`,
    `create table contacts (id integer primary key, property_id integer not null references properties (id),
      user_id integer references users (id), name text not null collate nocase, relation text not null, phone text not null,
      email text not null, notes text not null, version integer not null)`,
    `create index contacts_by_property on contacts (property_id, name)`,
    `create index contacts_by_user on contacts (user_id) where user_id is not null`,
    `create table move_out_receipts (token_hash text primary key, account_id integer not null references accounts (id),
      by_user_id integer not null references users (id), before text not null, expires_at integer not null, used_at integer)`,
    // 'account' holds one token, such as a1 for account 1, so that counting one account's matches needs no other table.
    `create virtual table people_search using fts5 (account, name, email, unit, phone, content = '', contentless_delete = 1,
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2')`,
    `create trigger people_search_insert after insert on users when new.removed_at is null begin
      insert into people_search (rowid, account, name, email, unit, phone)
      values (new.id, 'a' || new.account_id, new.name, new.email, new.unit, new.phone || ' ' || new.phone_digits || ' 1' || new.phone_digits); end`,
    `create trigger people_search_update after update of account_id, name, email, unit, phone, removed_at on users begin
      delete from people_search where rowid = old.id;
      insert into people_search (rowid, account, name, email, unit, phone)
      select new.id, 'a' || new.account_id, new.name, new.email, new.unit,
        new.phone || ' ' || new.phone_digits || ' 1' || new.phone_digits where new.removed_at is null; end`,
    `create trigger people_search_delete after delete on users begin
      delete from people_search where rowid = old.id; end`,
  ],
  '0006-search': [
    // The first three digits of a phone may match 100,000 different numbers; with an index of prefixes they are one list.
    `drop table people_search`,
    `create virtual table people_search using fts5 (account, name, email, unit, phone, content = '', contentless_delete = 1,
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3')`,
    `insert into people_search (rowid, account, name, email, unit, phone)
      select id, 'a' || account_id, name, email, unit, phone || ' ' || phone_digits || ' 1' || phone_digits from users where removed_at is null`,
    // The columns by which lists are filtered, in rows a tenth as wide: the matches of a search are read one by one.
    `create table people_facets (id integer primary key, account_id integer not null, removed_at integer, group_id integer,
      property_id integer not null, has_web_access integer not null, user_type_id integer not null, valid_from_at integer,
      valid_until_at integer, sort_name text not null, password_hash text not null)`,
    `${copyFacets} select ${facetsOf('users')} from users`,
    `create trigger people_facets_insert after insert on users begin ${copyFacets} values (${facetsOf('new')}); end`,
    `create trigger people_facets_update after update of ${facets.join(', ')}, password_hash on users begin
      ${copyFacets} values (${facetsOf('new')}); end`,
    `create trigger people_facets_delete after delete on users begin delete from people_facets where id = old.id; end`,
    // An e-mail address is unique in an account, whatever its case.
    `create index users_by_email_caseless on users (account_id, email collate nocase) where removed_at is null and email <> ''`,
    // Tells whether a person has an active code of one type without reading their codes.
    `create index access_codes_by_user_type on access_codes (user_id, type, account_id) where user_id is not null and is_active = 1`,
  ],
  '0013-whom-one-reaches': [
    // The few people whose role or flags decide their standing.
    `create index users_with_rights on users (account_id)
      where role in (1, 2) or is_user_admin = 1 or is_kits_admin = 1 or is_billing_admin = 1`,
    `alter table accounts add column tenant_type integer not null default 1`,
    `update accounts set tenant_type = 2 where id in (select account_id from users where is_single_family = 1)`,
    // The page on which a user lands follows from their rights.
    `alter table users drop column lands_on_billing`,
  ],
  '0017-moves-taken-back': [
    `create table undo_receipts (id integer primary key, account_id integer not null references accounts (id),
      by_user_id integer not null references users (id), kind text not null check (kind in ('moveOut', 'group')), group_id integer,
      people integer not null, token_hash text unique, before text not null, done_at integer not null, expires_at integer not null, used_at integer)`,
    `insert into undo_receipts (account_id, by_user_id, kind, people, token_hash, before, done_at, expires_at, used_at)
      select account_id, by_user_id, 'moveOut', json_array_length(before), token_hash, before, expires_at - 86400000, expires_at, used_at
      from move_out_receipts`,
    `drop table move_out_receipts`,
    `create index undo_receipts_by_size on undo_receipts (account_id, kind, people)`,
  ],
}
