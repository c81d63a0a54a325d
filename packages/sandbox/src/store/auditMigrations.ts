/** The indexes of the log, and the audit trail: who changed what, and each changed row as it was and is. */
export const auditStatements: Record<string, readonly string[]> = {
  '0025-audit': [
    // No foreign keys: a change outlives the people and records that it names.
    `create table changes (id integer primary key autoincrement, at integer not null, call text not null, page text not null, account_id integer,
      by_user_id integer, by_name text not null, signed_in_by integer, signed_in_by_name text not null, subject text not null, subject_id text not null,
      name text not null, action text not null, subjects integer not null, is_open integer not null)`,
    `create unique index open_change on changes (is_open) where is_open = 1`,
    `create index changes_by_account on changes (account_id, at, id)`,
    `create table change_rows (id integer primary key, change_id integer not null, subject text not null, subject_id text not null, name text not null,
      account_id integer, person_id integer, is_record integer not null, event text not null, fields text not null)`,
    `create index change_rows_by_change on change_rows (change_id, id)`,
    `create index change_rows_by_subject on change_rows (subject, subject_id, change_id)`,
    `create index change_rows_by_person on change_rows (person_id, change_id) where person_id is not null`,
  ],
  '0026-log': [
    `create index changes_by_author on changes (by_user_id, at) where by_user_id is not null`,
    `create index gate_events_by_code on gate_events (access_code_id, at) where access_code_id is not null`,
    `create index gate_events_by_port on gate_events (port_id, at)`,
    `create index gate_events_denied on gate_events (property_id, at) where decision = 'denied'`,
  ],
}
