import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { claimAttempt } from '../../limits/rateLimit.ts'
import { ownName } from '../../store/byEngine.ts'
import { cheapCost, createArgon2Hasher } from '../../passwords/argon2Hasher.ts'
import { nodeArgon2 } from '../../passwords/nodeArgon2.ts'
import { saturday } from '../../saturday.fixture.ts'
import { settingOnce } from '../../store/settings.ts'
import { statement } from '../../store/statement.ts'
import { inTransaction } from '../../store/transaction.ts'
import { day, openBench, sessionHeaders } from '../../testing.fixture.ts'
import { codeAt } from '../../twoStep/turnTwoStep.ts'
import { passwordStep, turnOnHere, withCode } from '../../twoStep/twoStepBench.fixture.ts'
import { openMemorySandbox } from '../memory/index.ts'
import { openPostgresNews } from './openPostgresNews.ts'
import { openPostgresStore } from './openPostgresStore.ts'
import { openTestDatabase, urlOf } from './openTestDatabase.fixture.ts'

/** Opens two back ends that share only PostgreSQL, like two processes. */
async function openTwo() {
  const bench = await openBench()
  return { bench, other: await openOn(urlOf(bench.sandbox.store)) }
}

const hasher = createArgon2Hasher(nodeArgon2, cheapCost)

async function openOn(url: string, passwordHasher = hasher) {
  const store = await openPostgresStore({ url, connections: 4 })
  onTestFinished(() => store.destroy())
  const news = await openPostgresNews(url)
  onTestFinished(() => news.close())
  return openMemorySandbox({ store, news, passwordHasher, clock: { now: () => saturday } })
}

describe.runIf(inject('postgres'))('two processes on one PostgreSQL', () => {
  test('two processes accept an encrypted request only once', async () => {
    const { bench, other } = await openTwo()
    const request = await bench.seal('login', { username: 'dana.whitfield@whisperingpines.example', password: 'sandbox1' })
    const copies = [request, request.clone(), request.clone(), request.clone()]
    const answers = await Promise.all(copies.map(async (copy, index) => (index % 2 === 0 ? bench.sandbox : other).app.fetch(copy)))
    expect(answers.map(({ status }) => status).sort((one, next) => one - next)).toEqual([200, 409, 409, 409])
  })

  test('two processes share a rate limit', async () => {
    const { bench, other: { store } } = await openTwo()
    const clock = { now: () => saturday }
    const both = [{ store: bench.sandbox.store, clock }, { store, clock }] as const
    const claims = await Promise.all(Array.from({ length: 12 }, (_, index) => claimAttempt(both[index % 2 === 0 ? 0 : 1], { bucket: 'b', allowed: 5, window: day })))
    expect(claims.filter((claim) => claim.kind === 'granted')).toHaveLength(5)
    // As many users enter as in an office at nine o'clock. Each entry is counted, and none fails because the database is busy.
    const office = await Promise.all(Array.from({ length: 60 }, (_, index) => claimAttempt(both[index % 2 === 0 ? 0 : 1], { bucket: 'office', allowed: 100, window: day })))
    expect(office.map((claim) => claim.kind === 'granted' && claim.count).sort((one, next) => Number(one) - Number(next))).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
  })

  test('two processes accept a code of an authenticator app and a recovery code once', async () => {
    const { bench, other } = await openTwo()
    await bench.signIn()
    const { secret, codes: [recovery = ''] } = await turnOnHere(bench)
    for (const [kind, code] of [['app', codeAt(secret, saturday + 30_000)], ['recoveryCode', recovery]] as const) {
      const requests = []
      for (let times = 0; times < 4; times += 1) requests.push(await bench.seal('confirmSignIn', withCode((await passwordStep(bench)).Challenge, code, kind)))
      const answers = await Promise.all(requests.map(async (request, index) => (index % 2 === 0 ? bench.sandbox : other).app.fetch(request)))
      expect(answers.map(({ status }) => status).sort((one, next) => one - next), kind).toEqual([200, 400, 400, 400])
    }
  })

  test('two processes agree on a setting that both create', async () => {
    const { bench, other: { store } } = await openTwo()
    const made = await Promise.all([bench.sandbox.store, store, store].map((one, index) => settingOnce(one, 'made', () => `by ${index}`)))
    expect(new Set(made).size).toBe(1)
  })

  test('two processes run a write sent to both with the same idempotency key once', async () => {
    const { bench, other } = await openTwo()
    const session = await bench.signIn()
    const before = await bench.sandbox.store.selectFrom('user_groups').select('id').execute()
    const send = async (to: typeof other) => {
      const request = await bench.seal('saveUserGroup', { Name: 'Night porters', HierarchyLevel: 9, IsClientPortalVisible: true }, session)
      request.headers.set('idempotency-key', 'porters')
      return (await to.app.fetch(request)).status
    }
    const statuses = await Promise.all([send(bench.sandbox), send(other)])
    expect(statuses).toContain(200)
    expect(await bench.sandbox.store.selectFrom('user_groups').select('id').execute()).toHaveLength(before.length + 1)
  })

  test('a process takes over a write that a killed process began at once, but not that of a living one', async () => {
    const { bench, other: { store } } = await openTwo()
    const session = await bench.signIn()
    const send = async () => {
      const request = await bench.seal('saveUserGroup', { Name: 'Night porters', HierarchyLevel: 9, IsClientPortalVisible: true }, session)
      request.headers.set('idempotency-key', 'porters')
      return (await bench.send(request)).status
    }
    expect(await send()).toBe(200)
    const claimBy = async (claimed_by: string) => {
      await store.deleteFrom('user_groups').where('name', '=', 'Night porters').execute()
      await store.updateTable('idempotency').set({ status: null, sealed_body: null, claimed_by }).where('key', '=', 'porters').execute()
    }
    const { name } = await store.selectNoFrom(ownName.as('name')).executeTakeFirstOrThrow()
    await claimBy(name)
    expect(await send()).toBe(409)
    await claimBy('portal that was killed')
    expect(await send()).toBe(200)
  })

  test('two processes fill an empty database only once', async () => {
    const server = inject('postgres')
    if (!server) throw new Error('No PostgreSQL runs.')
    const empty = await openTestDatabase(server, false)
    onTestFinished(() => empty.destroy())
    const hashed: [number, number] = [0, 0]
    const openCounting = (index: 0 | 1) => openOn(urlOf(empty), {
      ...hasher,
      hash(password) {
        hashed[index] += 1
        return hasher.hash(password)
      },
    })
    const both = await Promise.all([openCounting(0), openCounting(1)])
    expect(hashed.filter((count) => count > 0)).toHaveLength(1)
    const [seeds, others] = await Promise.all(both.map((one) => one.seeds()))
    expect(seeds?.invites.length).toBeGreaterThan(0)
    expect(others).toEqual(seeds)
  })

  test('two processes share a moved clock', async () => {
    const { bench, other } = await openTwo()
    const third = await openOn(urlOf(bench.sandbox.store))
    await other.clock.moveBy(60_000)
    await expect.poll(() => third.clock.offset()).toBe(60_000)
  })

  test('a change at one process is reported to streams of the other', async () => {
    const { bench, other } = await openTwo()
    const third = await openOn(urlOf(bench.sandbox.store))
    const headers = sessionHeaders(await bench.signIn())
    const stream = await third.app.fetch(new Request('http://localhost:4200/svc/log/Change/FollowChanges', { headers }))
    let received = ''
    const reading = stream.body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write: (text) => void (received += text) }))
    await expect.poll(() => received).toContain('data: calls,doors,')
    await other.app.fetch(new Request('http://localhost:4200/sandbox/api/gate/scan', { method: 'POST', body: JSON.stringify({ reader: 'clubhouse', presented: '88213' }) }))
    await expect.poll(() => received).toContain('data: doors,events\n\n')
    third.endStreams()
    await reading
  })

  test('two processes let in sixteen simultaneous scans of one code, and count each', async () => {
    const { bench, other } = await openTwo()
    const scan = async (index: number) => (index % 2 === 0 ? bench.sandbox : other).app.fetch(new Request('http://localhost:4200/sandbox/api/gate/scan', {
      method: 'POST', body: JSON.stringify({ reader: 'clubhouse', presented: '88213' }),
    }))
    const uses = async () => Number((await bench.sandbox.store.selectFrom('entry_counts').select(({ fn }) => fn.sum('entries').as('total')).executeTakeFirstOrThrow()).total)
    const before = await uses()
    const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => scan(index)))
    expect(new Set(await Promise.all(answers.map(async (answer) => ((await answer.json()) as { outcome?: string }).outcome)))).toEqual(new Set(['open']))
    expect(await uses()).toBe(before + 16)
  })

  test('two processes save sixteen simultaneous changes of one account, with fewer connections', async () => {
    const { bench, other } = await openTwo()
    const session = await bench.signIn()
    const save = async (index: number) => {
      const request = await bench.seal('saveUserGroup', { Name: `Porters ${index}`, HierarchyLevel: 9, IsClientPortalVisible: true }, session)
      request.headers.set('idempotency-key', `porters-${index}`)
      return (await (index % 2 === 0 ? bench.sandbox : other).app.fetch(request)).status
    }
    expect(await Promise.all(Array.from({ length: 16 }, (_, index) => save(index)))).toEqual(Array.from({ length: 16 }, () => 200))
    const groups = await bench.sandbox.store.selectFrom('user_groups').select('name').execute()
    expect(groups.filter(({ name }) => name.startsWith('Porters'))).toHaveLength(16)
  })

  test('a prepared statement still works after a newer release adds a column', async () => {
    const { other: { store } } = await openTwo()
    const faults = statement((within) => within.selectFrom('faults').selectAll())
    const addColumn = (name: string) => sql`alter table faults add column ${sql.ref(name)} bigint not null default 7`.execute(store)
    await store.insertInto('faults').values({ endpoint: 'login', latency_ms: 5, failure: null }).execute()
    await Promise.all(Array.from({ length: 8 }, () => faults(store, {})))
    await addColumn('later')
    expect((await faults(store, {})).rows).toMatchObject([{ endpoint: 'login', later: 7 }])
    await addColumn('later_still')
    expect(await inTransaction(store, async (trx) => (await faults(trx, {})).rows)).toMatchObject([{ later_still: 7 }])
  })
})
