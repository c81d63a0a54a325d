import { openPostgresStore } from '../packages/sandbox/src/hosts/postgres/openPostgresStore.ts'
import { startPostgres } from '../packages/sandbox/src/hosts/postgres/temporaryPostgres.fixture.ts'
import { everydayCalls, measureCall, openClient } from './measureCall.ts'
import type { Table } from './printTable.ts'

/**
 * The same calls on SQLite in memory and on a PostgreSQL of this machine, one after the other. Processor time is that of our own process, the
 * client's seal included; PostgreSQL's own is not in it, but in the wait.
 */
export async function benchEngines(): Promise<Table[]> {
  const server = await startPostgres()
  await server.run('create database bench')
  const store = await openPostgresStore({ url: server.urlOf('bench') })
  try {
    const [sqlite, postgres] = [await openClient(), await openClient(store)]
    const rows: string[][] = []
    for (const [name, call] of Object.entries(everydayCalls)) {
      const [one, other] = [await measureCall(sqlite, call), await measureCall(postgres, call)]
      rows.push([name, ...[one, other].flatMap(({ cpu, p50, p95 }) => [cpu, p50, p95].map((value) => value.toFixed(1)))])
    }
    return [{
      title: 'A call on SQLite and on PostgreSQL, in ms', rows,
      columns: ['call', 'SQLite: CPU', 'p50', 'p95', 'PostgreSQL: CPU', 'p50', 'p95'],
    }]
  } finally {
    await store.destroy()
    await server.stop()
  }
}
