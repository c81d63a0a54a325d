import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sql, type SqliteDatabase } from 'kysely'
import { insertCode, newCode, waitingOrNextCode } from '../invites/inviteCodes.ts'
import { claimAttempt } from '../limits/rateLimit.ts'
import { cheapCost, createArgon2Hasher } from '../passwords/argon2Hasher.ts'
import { wasmArgon2 } from '../passwords/wasmArgon2.ts'
import { seedWorld } from '../seeds/seedWorld.ts'
import { openStore } from '../store/openStore.ts'
import { settingOnce } from '../store/settings.ts'
import { loadSqlite, openWasmSqlite } from './browser/wasmSqlite.ts'
import { openNodeSqlite } from './node/nodeSqlite.ts'
import { openCodeVault } from '../secrets/codeVault.ts'

const hosts: Record<string, () => SqliteDatabase | Promise<SqliteDatabase>> = {
  'Node, in memory': () => openNodeSqlite(':memory:'),
  'Node, on a file': () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    return openNodeSqlite(join(folder, 'sandbox.db'))
  },
  'WebAssembly, in memory': async () => openWasmSqlite(await loadSqlite()),
}

const now = Date.parse('2026-11-21T16:00:00Z')

describe.each(Object.entries(hosts))('%s', (_name, openDatabase) => {
  async function open() {
    const store = await openStore(await openDatabase())
    onTestFinished(() => store.destroy())
    return store
  }

  async function openSeeded() {
    const store = await open()
    await seedWorld(store, 'busyProperty', { now, passwordHasher: createArgon2Hasher(wasmArgon2, cheapCost), fixedSecrets: true, baseUrl: 'http://localhost' })
    return store
  }

  test('numbers, text, null and instants are read back unchanged', async () => {
    const store = await openSeeded()
    const invite = await store.selectFrom('invites').selectAll().where('id', '=', 'gulf-coast-hvac').executeTakeFirstOrThrow()
    expect(invite).toMatchObject({ end_at: Date.parse('2026-11-22T06:00:00Z'), uses_left: null, sent_by: 'Alejandra Villaseñor-Montgomery' })
  })

  test('a failed transaction changes nothing', async () => {
    const store = await openSeeded()
    const change = store.transaction().execute(async (trx) => {
      await trx.updateTable('invites').set({ uses_left: 99 }).execute()
      await trx.insertInto('accounts').values({ id: 1, name: 'Taken', sort_name: 'taken', is_active: 1 }).execute()
    })
    await expect(change).rejects.toThrow(/UNIQUE/)
    expect(await store.selectFrom('invites').select('id').where('uses_left', '=', 99).execute()).toEqual([])
  })

  test('foreign keys and column limits are enforced', async () => {
    const store = await openSeeded()
    await expect(store.updateTable('invites').set({ uses_left: -1 }).execute()).rejects.toThrow(/CHECK/)
    await expect(store.insertInto('invite_locations').values({ invite_id: 'brightwater', port_id: 'none', position: 9 }).execute()).rejects.toThrow(/FOREIGN/)
  })

  test('an invite has at most one waiting code', async () => {
    const store = await openSeeded()
    const vault = await openCodeVault(store)
    const brightwater = { id: 'brightwater', kind: 'QR' } as const
    const made = await Promise.all(Array.from({ length: 5 }, () => waitingOrNextCode({ store, vault }, brightwater, now)))
    expect(new Set(made.map(({ counter }) => counter))).toEqual(new Set([1]))
    await insertCode(store, await newCode(vault, 'brightwater', 2, now))
    expect((await waitingOrNextCode({ store, vault }, brightwater, now)).counter).toBe(1)
  })

  test('a setting that several requests create at once has one value', async () => {
    const store = await open()
    let made = 0
    const values = await Promise.all([1, 2, 3].map(() => settingOnce(store, 'name', () => `value ${(made += 1)}`)))
    expect(new Set(values).size).toBe(1)
  })

  test('users are found by the beginnings of their names, ignoring accents', async () => {
    const store = await openSeeded()
    const found = await sql<{ name: string }>`select users.name from people_search join users on users.id = people_search.rowid
      where people_search match 'account:"a1" AND {name}:("nun"*)'`.execute(store)
    expect(found.rows).toEqual([{ name: 'José Ñuñez' }])
  })

  test('a rate limit counts attempts, refuses further ones, and allows new ones later', async () => {
    const time = { now }
    const services = { store: await open(), clock: { now: () => time.now } }
    const rule = { bucket: 'b', allowed: 2, window: 1000 }
    expect((await claimAttempt(services, rule)).kind).toBe('granted')
    time.now += 400
    expect((await claimAttempt(services, rule)).kind).toBe('granted')
    expect(await claimAttempt(services, rule)).toEqual({ kind: 'refused', retryAfterSeconds: 1 })
    time.now += 600
    expect((await claimAttempt(services, rule)).kind).toBe('granted')
  })

  test('a second seeding replaces the old example data', async () => {
    const store = await openSeeded()
    await store.deleteFrom('gate_events').execute()
    await seedWorld(store, 'expiredLink', { now, passwordHasher: createArgon2Hasher(wasmArgon2, cheapCost), baseUrl: 'http://localhost' })
    expect(await store.selectFrom('seed_invites').select('invite_id').execute()).toHaveLength(2)
    expect(await store.selectFrom('users').select('id').execute()).toHaveLength(1)
  })
})
