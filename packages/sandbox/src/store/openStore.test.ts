import { Kysely, sql, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it, onTestFinished } from 'vitest'
import { openNodeSqlite } from '../hosts/node/nodeSqlite.ts'
import { migrations, openStore } from './openStore.ts'

const names = Object.keys(migrations)

it('a store of any earlier version is upgraded and keeps its data', { timeout: 120_000 }, async () => {
  for (const [index, name] of names.entries()) {
    const database = openNodeSqlite(':memory:')
    const older = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) })
    const { error } = await new Migrator({ db: older, provider: { getMigrations: () => Promise.resolve(migrations) } }).migrateTo(name)
    expect(error).toBeUndefined()
    await sql`insert into settings (key, value) values ('kept', ${name})`.execute(older)

    const store = await openStore(database)
    onTestFinished(() => store.destroy())
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(store)
    expect(rows.map((row) => row.name), `from version ${index + 1}`).toEqual([...names].sort())
    await expect(store.selectFrom('settings').select('value').where('key', '=', 'kept').executeTakeFirst()).resolves.toEqual({ value: name })
  }
})
