import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'
import { firstRelease } from '../migrations.ts'
import { accountActivity } from './accountActivity.ts'
import { monthlyTables, toMonths } from './monthPartitions.ts'
import { toPostgres } from './toPostgres.ts'

/** What a migration does on PostgreSQL besides its translated statements, by its name. */
const besides: Readonly<Record<string, readonly string[]>> = {
  [firstRelease]: [
    // The order in which invites were made; SQLite has it in every table.
    `alter table invites add column rowid bigint generated always as identity`,
    `create unique index invites_by_rowid on invites (rowid)`,
    // Weights are columns: A name, B e-mail address, C unit, D phone. The account is a word of its own.
    `create table people_search (rowid bigint primary key, words tsvector not null)`,
    `create index people_search_by_word on people_search using gin (words)`,
    // As FTS5 splits and folds: letters and digits of any script, without case and accents.
    `create function search_words(value text, weight text) returns tsvector language sql immutable as $words$
      select coalesce(string_agg(word || ':1' || weight, ' '), '')::tsvector
      from regexp_split_to_table(lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"), '[^[:alnum:]]+') as word where word <> '' $words$`,
    // Each word once more behind its account's id, so that the beginning of a word is looked up among the words of one account.
    `create function words_of_account(account bigint, words tsvector) returns tsvector language sql immutable as $words$
      select (words::text || ' ' || regexp_replace(words::text, '''([^''_]+)'':', '''_' || account || '_\\1'':', 'g'))::tsvector $words$`,
    `create function people_search_follow() returns trigger language plpgsql as $follow$ begin
      delete from people_search where rowid = old.id;
      if tg_op <> 'DELETE' and new.removed_at is null then
        insert into people_search (rowid, words) values (new.id, words_of_account(new.account_id, ('account_' || new.account_id)::tsvector || search_words(new.name, 'A')
          || search_words(new.email, 'B') || search_words(new.unit, 'C') || search_words(new.phone || ' ' || new.phone_digits || ' 1' || new.phone_digits, 'D')));
      end if;
      return null; end $follow$`,
    `create trigger people_search_change after insert or delete or update of account_id, name, email, unit, phone, removed_at on users
      for each row execute function people_search_follow()`,
    ...monthlyTables.map(toMonths),
    // The one that is being written, which a transaction looks for; SQLite has an index of its own for it.
    `create index changes_open on changes (is_open) where is_open = 1`,
    // New words go into the index with their person. Left in its list of what is pending, they would be read one by one by each search.
    `alter index people_search_by_word set (fastupdate = off)`,
    // SQLite's indexes begin with what is empty, as the list of people does.
    `create index users_by_entry_empty_first on users (account_id, last_entry_at nulls first, id) where removed_at is null`,
    ...accountActivity,
  ],
}

/** The store's migrations as PostgreSQL runs them. */
export function postgresMigrations(statements: Readonly<Record<string, readonly string[]>>): Record<string, Migration> {
  return Object.fromEntries(Object.entries(statements).map(([name, lines], index) => [name, {
    async up(db) {
      // Compares as SQLite's NOCASE does, and the case of all letters.
      if (index === 0) await sql.raw(`create collation nocase (provider = icu, locale = 'und-u-ks-level2', deterministic = false)`).execute(db)
      for (const line of [...lines.map(toPostgres), ...(besides[name] ?? [])]) if (line !== null) await sql.raw(line).execute(db)
    },
  }]))
}
