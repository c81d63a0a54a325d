import { Kysely, sql, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { openNodeSqlite } from '../hosts/node/nodeSqlite.ts'
import { migrations } from './migrations.ts'
import { openStore } from './openStore.ts'

const user = (id: number, group: number, removed = 'null') => `insert into users (id, account_id, property_id, name, email, username, password_hash, role, user_type_id,
  user_portal, is_user_admin, is_kits_admin, is_billing_admin, is_single_family, dashboard_flag, has_web_access, call_group_id, removed_at)
  values (${id}, 1, 1, 'User ${id}', '', 'user${id}', '', 3, 2, 1, 0, 0, 0, 0, 1, 1, ${group}, ${removed})`

const before = [
  `insert into accounts (id, name, is_active) values (1, 'Pines', 1)`,
  `insert into properties (id, account_id, name, address, time_zone) values (1, 1, 'Pines', '', 'UTC')`,
  `insert into call_groups (id, property_id, name, is_video) values (1, 1, 'Desk at noon', 1), (2, 1, 'Night line', 0)`,
  ...[1, 2, 3, 4, 5].map((id) => user(id, 1)), user(6, 1, '7'), user(7, 2),
  `insert into call_group_numbers (id, call_group_id, user_id, phone) values (4, 2, 7, '+1 713 555 0100')`,
  `insert into links (token_hash, kind, call_group_id, suggested_username, created_at, expires_at) values ('hash', 'subscribe', 1, 'a@b.example', 0, 9)`,
]

test('whoever answered a group is rung by its plan: three first, the next after them, telephones as they were', async () => {
  const database = openNodeSqlite(':memory:')
  const older = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) })
  const { error } = await new Migrator({ db: older, provider: { getMigrations: () => Promise.resolve(migrations) } }).migrateTo('0015-request-path')
  expect(error).toBeUndefined()
  for (const line of before) await sql.raw(line).execute(older)

  const store = await openStore(database)
  onTestFinished(() => store.destroy())
  const members = await store.selectFrom('call_group_members').selectAll().orderBy('tier').orderBy('position').execute()
  expect(members.map(({ call_group_id: group, user_id: id, tier }) => [group, id, tier])).toEqual([[1, 1, 1], [1, 2, 1], [1, 3, 1], [1, 4, 2], [1, 5, 2]])
  expect(await store.selectFrom('call_group_numbers').selectAll().execute()).toEqual([
    { id: 4, call_group_id: 2, user_id: 7, phone: '+1 713 555 0100', label: 'User 7', position: 4 },
  ])
  expect(await store.selectFrom('call_group_invitations').select(['call_group_id', 'email', 'tier']).execute()).toEqual([{ call_group_id: 1, email: 'a@b.example', tier: 1 }])
})
