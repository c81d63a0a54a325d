import { createArgon2Hasher, cheapCost } from '../packages/sandbox/src/passwords/argon2Hasher.ts'
import { nodeArgon2 } from '../packages/sandbox/src/passwords/nodeArgon2.ts'
import { openPostgresStore } from '../packages/sandbox/src/hosts/postgres/openPostgresStore.ts'
import { startPostgres } from '../packages/sandbox/src/hosts/postgres/temporaryPostgres.fixture.ts'
import { fillPostgres } from '../packages/sandbox/src/seeds/postgres/fillPostgres.ts'
import { everydayCalls, measureCall, openClient } from './measureCall.ts'
import type { Table } from './printTable.ts'

const few = 1000
const eventsOfEach = 10

/** How many people the grown database holds; `BENCH_PEOPLE=1000000` takes some minutes more. */
const many = Number(process.env['BENCH_PEOPLE'] || 100_000)

/**
 * The same calls in a database of a thousand people, and in one of many: a thousand in each account, ten events of each. No call should grow
 * by more than a half.
 */
export async function benchGrowth(): Promise<Table[]> {
  const server = await startPostgres({ shared_buffers: '512MB', max_wal_size: '8GB', maintenance_work_mem: '256MB' })
  await server.run('create database growth')
  const store = await openPostgresStore({ url: server.urlOf('growth') })
  try {
    const client = await openClient(store)
    const fill = { eventsOfEach, passwordHash: await createArgon2Hasher(nodeArgon2, cheapCost).hash('nobody knows this'), now: Date.now() }
    await fillPostgres(store, { ...fill, from: 1, to: few })
    const before = await measureAll(client)
    const startedAt = performance.now()
    await fillPostgres(store, { ...fill, from: few + 1, to: many })
    const seconds = (performance.now() - startedAt) / 1000
    const after = await measureAll(client)
    return [{
      title: `From ${few.toLocaleString('en-US')} to ${many.toLocaleString('en-US')} people with ${(many * eventsOfEach).toLocaleString('en-US')} events, made in ${seconds.toFixed(0)} s; ms`,
      columns: ['call', 'p50 few', 'p50 many', 'p95 few', 'p95 many', 'p50 grows'],
      rows: before.map(({ name, p50, p95 }, index) => {
        const grown = after[index] ?? { p50: Number.NaN, p95: Number.NaN }
        return [name, ...[p50, grown.p50, p95, grown.p95].map((value) => value.toFixed(1)), `${(grown.p50 / p50).toFixed(2)} ×`]
      }),
    }]
  } finally {
    await store.destroy()
    await server.stop()
  }
}

async function measureAll(client: Awaited<ReturnType<typeof openClient>>): Promise<{ name: string; p50: number; p95: number }[]> {
  const found: { name: string; p50: number; p95: number }[] = []
  for (const [name, call] of Object.entries(everydayCalls)) found.push({ name, ...(await measureCall(client, call)) })
  return found
}
