import type { TestProject } from 'vitest/node'
import { openMemorySandbox } from './hosts/memory/index.ts'
import { openPostgresStore } from './hosts/postgres/openPostgresStore.ts'
import type { TestServer } from './hosts/postgres/openTestDatabase.fixture.ts'
import { startPostgres } from './hosts/postgres/temporaryPostgres.fixture.ts'
import { saturday } from './saturday.fixture.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server for the databases of this test run; without it, the tests use SQLite. */
    postgres?: TestServer
  }
}

/** Makes the tests of this project run on PostgreSQL. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  for (const database of ['empty', 'seeded', 'served']) {
    await server.run(`create database ${database}`)
    const store = await openPostgresStore({ url: server.urlOf(database) })
    if (database === 'seeded') await openMemorySandbox({ store, clock: { now: () => saturday } })
    await store.destroy()
  }
  project.provide('postgres', { url: server.urlOf('*'), empty: 'empty', seeded: 'seeded' })
  return () => server.stop()
}
