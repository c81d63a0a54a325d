import { describe, expect, inject, test } from 'vitest'
import { startPostgres } from '../../../packages/sandbox/src/hosts/postgres/temporaryPostgres.fixture.ts'
import { makeBuiltFolder } from './builtFolder.fixture.ts'
import { runUnderKills } from './runUnderKills.fixture.ts'

describe.runIf(inject('postgres'))('several processes behind one address', () => {
  test('kills of two processes and the database leave every acknowledged write stored once', { timeout: 240_000 }, async () => {
    // The edit is written before it is acknowledged, so that a crash loses nothing.
    const server = await startPostgres({ synchronous_commit: 'on' })
    try {
      await server.run('create database portal')
      const report = await runUnderKills({ server, database: 'portal', folder: makeBuiltFolder(), processes: 2, victims: ['process', 'database', 'process'], between: 1000, rows: 100 })
      expect(report.faults).toEqual([])
      expect(report.exit).toBe(0)
    } finally {
      await server.stop()
    }
  })
})
