import type { Spelling } from '../tables.ts'
import { type AuditTrigger, auditTriggers, keepHeld } from '../auditTriggers.ts'

export const sqliteSpelling: Spelling = { key: 'integer primary key autoincrement', integer: 'integer', text: 'text' }

const facets = ['account_id', 'removed_at', 'group_id', 'property_id', 'has_web_access', 'user_type_id', 'valid_from_at', 'valid_until_at', 'sort_name']
const copyFacets = `insert or replace into people_facets (id, ${facets.join(', ')}, password_hash)
    values (new.id, ${facets.map((column) => `new.${column}`).join(', ')}, iif(new.password_hash = '', '', '*'))`
const wordsOfNew = `new.id, 'a' || new.account_id, new.name, new.email, new.unit, new.phone || ' ' || new.phone_digits || ' 1' || new.phone_digits`

/** The parts that only SQLite needs: the search of users, and the open change. */
export const sqliteParts: readonly string[] = [
  `create unique index open_change on changes (is_open) where is_open = 1`,
  // 'account' holds one token, such as a1 for account 1, so that counting one account's matches needs no other table.
  `create virtual table people_search using fts5 (account, name, email, unit, phone, content = '', contentless_delete = 1,
    tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3')`,
  // This table has the columns of filters in rows a tenth as wide, because a search reads its matches one by one.
  `create table people_facets (id integer primary key, account_id integer not null, removed_at integer, group_id integer, property_id integer not null,
    has_web_access integer not null, user_type_id integer not null, valid_from_at integer, valid_until_at integer, sort_name text not null,
    password_hash text not null)`,
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

const openChange = '(select id from changes where is_open = 1)'

const differs = {
  insert: (column: string) => `coalesce(new.${column}, '') not in ('', '[]')`,
  update: (column: string) => `old.${column} is not new.${column}`,
  delete: (column: string) => `coalesce(old.${column}, '') not in ('', '[]')`,
}

/** The triggers of the audit trail in SQLite's SQL. */
export const sqliteAuditTriggers: readonly string[] = auditTriggers.map(toStatement)

function toStatement(trigger: AuditTrigger): string {
  const { name, when, table, event, values, fields } = trigger
  const kept = fields.map(({ field, column, was, now }) => `select '${field}', ${was}, ${now} where ${differs[event](column)}`)
  return `create trigger ${name} after ${when} on ${table} when ${openChange} is not null begin
      insert into change_rows (change_id, subject, subject_id, name, account_id, person_id, is_record, event, fields)
      select ${openChange}, '${values.subject}', ${values.id}, coalesce(${values.name}, ''), ${values.account}, ${values.person},
        ${values.isRecord}, '${event}', json_group_object(field, json_array(was, now))
      from (select null as field, null as was, null as now where 0 union all ${kept.join(' union all ')})
      having count(*) > 0;
      ${keepHeld(trigger, { openChange, object: 'json_object', differs: differs.update })} end`
}
