import { Kysely, sql, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { openNodeSqlite } from '../hosts/node/nodeSqlite.ts'
import { migrations } from './migrations.ts'
import { openStore } from './openStore.ts'

const lastSecond = Date.parse('2026-11-22T05:59:59Z')

const before = [
  `insert into accounts values (1, 'Pines', 1), (2, 'Oaks', 1)`,
  `insert into properties (id, account_id, name, address, time_zone) values (1, 1, 'Pines', '', 'UTC'), (2, 2, 'Oaks', '', 'UTC')`,
  ...[[1, 1, 'Dana'], [2, 1, 'John'], [3, 1, 'John'], [4, 2, 'Dana']].map(([id, place, name]) =>
    `insert into users (id, account_id, property_id, name, email, username, password_hash, role, user_type_id, user_portal, is_user_admin, is_kits_admin,
      is_billing_admin, lands_on_billing, is_single_family, dashboard_flag, has_web_access)
      values (${id}, ${place}, ${place}, '${name}', '', 'user${id}', '', 3, 1, 1, 1, 0, 0, 0, 0, 1, 1)`),
  ...[['a', 'Dana'], ['b', 'John'], ['c', 'Leasing desk']].map(([id, sender]) =>
    `insert into invites (id, property_id, link_hash, type, name, sent_by, description, end_at, created_at)
      values ('${id}', 1, 'hash ${id}', 'Temporary', '', '${sender}', '', ${lastSecond}, 0)`),
  `insert into user_restrictions (user_id, restriction, version) values (1, '{"usesAllowed":5,"usesLeft":3}', 1), (2, '{"usesAllowed":null,"usesLeft":null}', 1)`,
  `insert into access_codes (id, account_id, type, label, sealed_code, sealed_phone_code, output_mode, is_active, created_at, version, restriction)
    values (7, 1, 1, '', '', '', 1, 1, 0, 1, '{"usesAllowed":2,"usesLeft":0}')`,
  `insert into idempotency values ('nobody', 'key', 'createQRInvite', '', 200, '{"Link":"secret"}', 0)`,
]

test('invites get the person whose name is theirs alone, ends their instant, used entries a count, and no answer stays in clear', async () => {
  const database = openNodeSqlite(':memory:')
  const older = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) })
  const { error } = await new Migrator({ db: older, provider: { getMigrations: () => Promise.resolve(migrations) } }).migrateTo('0010-who-saved-a-holiday')
  expect(error).toBeUndefined()
  for (const line of before) await sql.raw(line).execute(older)

  const store = await openStore(database)
  onTestFinished(() => store.destroy())
  const invites = await store.selectFrom('invites').select(['id', 'sent_by_user_id', 'end_at']).orderBy('id').execute()
  const end_at = lastSecond + 1000
  expect(invites).toEqual([{ id: 'a', sent_by_user_id: 1, end_at }, { id: 'b', sent_by_user_id: null, end_at }, { id: 'c', sent_by_user_id: null, end_at }])
  const counts = await store.selectFrom('entry_counts').select(['subject', 'entries']).orderBy('subject').execute()
  expect(counts).toEqual([{ subject: 'code:7|own', entries: 2 }, { subject: 'user:1|own', entries: 2 }])
  const { restriction } = await store.selectFrom('user_restrictions').select('restriction').where('user_id', '=', 1).executeTakeFirstOrThrow()
  expect(JSON.parse(restriction ?? '')).toEqual({ usesAllowed: 5, usesLeft: null })
  expect(await store.selectFrom('idempotency').selectAll().execute()).toEqual([])
})
