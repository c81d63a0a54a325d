import { rmSync } from 'node:fs'
import { runUnderKills } from '../apps/portal/server/runUnderKills.fixture.ts'
import { writeBuiltFolder } from '../apps/portal/server/writeBuiltFolder.fixture.ts'
import { startPostgres } from '../packages/sandbox/src/hosts/postgres/temporaryPostgres.fixture.ts'
import type { Table } from './printTable.ts'

const processes = 4
const kills = 40

/**
 * Runs sign-ins, edits, scans and an import of 1,000 users with four server processes on PostgreSQL. Meanwhile, random processes, and every
 * fifth time the database, are killed and started again. Throws if a confirmed write is missing, doubled or partial, or if a client got an
 * answer that it can't handle.
 */
export async function benchKillsTogether(): Promise<Table[]> {
  const folder = writeBuiltFolder()
  const server = await startPostgres({ synchronous_commit: 'on' })
  try {
    await server.run('create database kills')
    const victims = Array.from({ length: kills }, () => (Math.random() < 0.2 ? 'database' as const : 'process' as const))
    const { acknowledged, told, faults } = await runUnderKills({ server, database: 'kills', folder, processes, victims, between: 4000, rows: 1000 })
    if (faults.length > 0) throw new Error(faults.join('\n'))
    const databases = victims.filter((victim) => victim === 'database').length
    return [{
      title: `${processes} processes; ${kills - databases} times a process and ${databases} times the database was killed: every acknowledged write once, none half, the import of 1,000 people whole`,
      columns: ['what', 'times'],
      rows: [...Object.entries(acknowledged).map(([what, times]) => [`${what}, acknowledged`, String(times)]), ...Object.entries(told).map(([word, times]) => [`told “${word}”, then it worked`, String(times)])],
    }]
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}
