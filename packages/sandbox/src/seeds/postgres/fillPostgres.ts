import { sql } from 'kysely'
import type { Store } from '../../store/openStore.ts'
import { filledTables, fillRecords, firstId, whole, year } from './fillRecords.ts'

export interface Fill {
  /** The numbers of the first and the last user to add, from 1. Each thousand is an account; the first thousand belongs to account 1. */
  from: number
  to: number
  /** The number of gate events of each user within the last year. */
  eventsOfEach: number
  /** The hash of a password that no one knows. */
  passwordHash: string
  now: number
}

const firstNames = 'Ada,Ahmed,Aiko,Alexandria,Amara,Beatriz,Camille,Carlos,Chloé,Dana,Diego,Eleanor,Emeka,Fatima,Grzegorz,Hana,Ingrid,José,Keisha,Lucía,Ngozi,Omar,Priya,Sofía,Thuy-Linh,Tomás,William,Yuki,Zainab,Zoë'
const lastNames = 'Aaltonen,Abbott,Achterberg,Al-Hassan,Bjørnstad,Boudreaux,Broussard,Castleberry,Delacroix,Estrada,Featherstonehaugh,Guerrero,Halvorsen,Hernández,Iverson,Kowalczyk,Marchetti,Nguyễn,Ñuñez,Okafor,Quesenberry,Raghunathan,Stonewall,Tanabe,Thibodeaux,Villaseñor,Whitaker,Wójcik,Yamamoto,Zimmermann'
const ofEach = 30

/**
 * Adds many users, in accounts of a thousand, with gate events and other records, to a PostgreSQL database with example data. The database
 * generates the rows, in the order of their ids, as in production. Triggers are off: search words are written directly, without notifications.
 */
export async function fillPostgres(store: Store, { from, to, eventsOfEach, passwordHash, now }: Fill): Promise<void> {
  await store.transaction().setIsolationLevel('read committed').execute(async (trx) => {
    const tables = ['users', 'people_search', 'gate_events', 'accounts', 'properties', 'user_groups', ...filledTables]
    for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx)
    // The words of many users are added to the search index together.
    await sql`alter index people_search_by_word set (fastupdate = on)`.execute(trx)
    await makeAccounts(trx, from, to)
    await nameUsers(trx, from, to)
    await makeEvents(trx, from, to, eventsOfEach, now)
    await makeUsers(trx, from, to, passwordHash, now)
    await fillRecords(trx, now)
    for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx)
    await sql`select gin_clean_pending_list('people_search_by_word')`.execute(trx)
    await sql`alter index people_search_by_word set (fastupdate = off)`.execute(trx)
  })
  // PostgreSQL's statistics are updated, as autovacuum does.
  await sql`vacuum analyze`.execute(store)
}

/** The account of the n-th user, and the account's one property. */
const accountOf = (person: string) => sql.raw(`case when ${person} <= 1000 then 1 else ${firstId} + (${person} - 1) / 1000 end`)

async function makeAccounts(trx: Store, from: number, to: number): Promise<void> {
  const made = sql`from generate_series(${whole(Math.max(1, Math.floor((from - 1) / 1000)))}, ${whole(Math.floor((to - 1) / 1000))}) as thousand`
  await sql`insert into accounts (id, name, sort_name, is_active, tenant_type) select ${whole(firstId)} + thousand, 'Property ' || thousand, 'property ' || thousand, 1, (select tenant_type from accounts where id = 1) ${made} on conflict do nothing`.execute(trx)
  await sql`insert into properties (id, account_id, name, address, time_zone)
    select ${whole(firstId)} + thousand, ${whole(firstId)} + thousand, 'Property ' || thousand, thousand || ' Fannin Street, Houston, TX 77004', 'America/Chicago' ${made} on conflict do nothing`.execute(trx)
  await sql`insert into user_groups (id, account_id, name, description, hierarchy_level, is_client_portal_visible, group_code, is_no_access, keeps_access, version)
    select ${whole(firstId)} + thousand, ${whole(firstId)} + thousand, 'Residents', '', 2, 1, '', 0, 0, 1 ${made} on conflict do nothing`.execute(trx)
}

async function nameUsers(trx: Store, from: number, to: number): Promise<void> {
  for (const [table, names, weight] of [['fill_first', firstNames, 'A'], ['fill_last', lastNames, 'A']] as const) {
    await sql`create temp table ${sql.table(table)} on commit drop as
      select n - 1 as n, name, search_words(name, ${weight}) as words, lower(regexp_replace(normalize(name, NFD), '[^A-Za-z]', '', 'g')) as plain
      from unnest(string_to_array(${names}, ',')) with ordinality as given (name, n)`.execute(trx)
  }
  await sql`create temp table fill_people on commit drop as
    select ${whole(firstId)} + p.n as id, ${accountOf('p.n')} as account_id, f.name || ' ' || l.name as name, f.name as first_name, l.name as last_name, f.plain || ' ' || l.plain as sort_name,
      f.words || l.words as words, f.plain as f_plain, l.plain as l_plain, p.n % 3 = 0 as has_web,
      (1 + p.n / 40 % 40)::text || lpad((p.n % 40)::text, 2, '0') as unit, '71355' || p.n % 9 || lpad((p.n * 7 % 10000)::text, 4, '0') as digits
    from generate_series(${whole(from)}, ${whole(to)}) as p (n)
      join fill_first f on f.n = p.n * 31 % ${whole(ofEach)} join fill_last l on l.n = p.n * 40503 / 64 % ${whole(ofEach)}`.execute(trx)
}

/** The last entry is the time of the user's last event that opened a door. */
async function makeUsers(trx: Store, from: number, to: number, passwordHash: string, now: number): Promise<void> {
  await sql`insert into units (account_id, name, name_key, sort, created_at) select distinct account_id, unit, unit, lpad(unit, 8, '0'), ${whole(now - year)} from fill_people
    order by account_id, unit on conflict do nothing`.execute(trx)
  await sql`insert into users (id, account_id, property_id, name, first_name, last_name, sort_name, email, username, password_hash, role, user_type_id, user_portal, is_user_admin,
      is_kits_admin, is_billing_admin, is_single_family, dashboard_flag, has_web_access, unit_id, unit, unit_sort, phone, group_id, is_mobile_only, is_cellgate_app, last_entry_at, created_at, updated_at)
    select id, account_id, account_id, name, first_name, last_name, sort_name, f_plain || '.' || l_plain || '.' || id || '@mail.example',
      case when has_web then f_plain || '.' || id || '@mail.example' else '#' || id end, case when has_web then ${passwordHash} else '' end, 3, 1, 1, 0, 0, 0, 0, 1, has_web::int,
      (select units.id from units where units.account_id = fill_people.account_id and units.name_key = unit), unit, lpad(unit, 8, '0'), '+1 ' || digits, case account_id when 1 then 3 else account_id end, (not has_web)::int, 1, entry.at, ${whole(now - year)}, ${whole(now - year)}
    from fill_people left join (select user_id, max(at) as at from gate_events where decision = 'open' and user_id between ${whole(firstId + from)} and ${whole(firstId + to)} group by user_id) entry
      on entry.user_id = fill_people.id order by fill_people.id`.execute(trx)
  await sql`insert into people_search (rowid, words)
    select id, words_of_account(account_id, ('account_' || account_id)::tsvector || words
      || (f_plain || ':1B ' || l_plain || ':1B ' || id || ':1B mail:1B example:1B ' || unit || ':1C 1:1D ' || digits || ':1D 1' || digits || ':1D')::tsvector) from fill_people order by id`.execute(trx)
}

async function makeEvents(trx: Store, from: number, to: number, eventsOfEach: number, now: number): Promise<void> {
  const [{ id: port, name }] = (await trx.selectFrom('ports').select(['id', 'name']).where('property_id', '=', 1).orderBy('position').limit(1).execute()) as [{ id: string; name: string }]
  await sql`insert into ports (id, property_id, name, hardware_model, status, position)
    select 'gate-' || thousand, ${whole(firstId)} + thousand, 'Main gate', (select hardware_model from ports where id = ${port}), 'Closed', 0
    from generate_series(${whole(Math.max(1, Math.floor((from - 1) / 1000)))}, ${whole(Math.floor((to - 1) / 1000))}) as thousand on conflict do nothing`.execute(trx)
  const people = to - from + 1
  // The events are inserted in order of time, as in production.
  await sql`insert into gate_events (property_id, port_id, port_name, at, who, user_id, decision, reason, credential_kind)
    select account_id, case account_id when 1 then ${port} else 'gate-' || account_id - ${whole(firstId)} end, case account_id when 1 then ${name} else 'Main gate' end,
      ${whole(now - year)} + (event * ${whole(year)}) / ${whole(people * eventsOfEach)}, person.name, person.id, case when event % 20 = 0 then 'denied' else 'open' end,
      case when event % 20 = 0 then 'unknownCode' else 'opened' end, 'Code'
    from generate_series(1::bigint, ${whole(people * eventsOfEach)}) as event join fill_people person on person.id = ${whole(firstId)} + ${whole(from)} + (event * 7919) % ${whole(people)}`.execute(trx)
}
