import { expect, test } from 'vitest'
import { nextAccount } from '../store/backgroundWork.ts'
import { type Bench, minute, openBench } from '../testing.fixture.ts'
import { works } from './works.ts'

const other = 2

/** Opens a sandbox with waiting work in another account: a due deletion, lockdown and schedule, an import, an export, a command. */
async function openWithStranger(): Promise<Bench> {
  const bench = await openBench()
  const { client, time, sandbox: { store } } = bench
  await bench.signIn()
  await store.updateTable('controllers').set({ delay_ms: 2000 }).execute()
  await client.setLockdown({ PortIDs: ['main-entry'], Reason: 'Gas leak', EndsAt: new Date(time.now + minute).toISOString() })
  await client.saveSchedule({ Name: 'Open day', PropertyLocationID: 104, DoorOutputMode: 1, Ports: ['clubhouse'], Windows: [{ Days: [6], Start: 615, End: 620 }], Exceptions: [], PausesOnHolidays: true, IsActive: true })
  const { ImportID } = await client.createImport({ PropertyID: 1, FileName: 'x.csv', Rows: 1 })
  await client.addImportRows({ ImportID, Rows: [{ Row: 2, Person: { Name: 'Ana Ruiz' } }] })
  await client.changeImport({ ImportID, Action: 'start' })
  await client.createExport({ Name: 'Everyone', Format: 'csv', What: { Of: 'users' } })
  const { id } = await store.selectFrom('users').select('id').where('account_id', '=', other).limit(1).executeTakeFirstOrThrow()
  await store.insertInto('deletion_requests').values({ user_id: id, asked_at: time.now, confirm_by: time.now, confirmed_at: time.now, due_at: time.now + minute, ended_at: null, ending: null, ended_by: '', reason: '' }).execute()
  for (const table of ['lockdowns', 'schedules', 'imports', 'exports', 'device_commands', 'door_actions'] as const) await store.updateTable(table).set({ account_id: other }).execute()
  time.now += 20 * minute
  return bench
}

async function waiting({ sandbox: { store } }: Bench): Promise<string[]> {
  const left: string[] = []
  if (await store.selectFrom('deletion_requests').select('user_id').where('ending', 'is', null).executeTakeFirst()) left.push('deletions')
  if (await store.selectFrom('lockdowns').select('id').where('released_at', 'is', null).where('ends_at', 'is not', null).executeTakeFirst()) left.push('lockdowns')
  if (!(await store.selectFrom('gate_events').select('id').where('who', '=', 'Open day').executeTakeFirst())) left.push('schedules')
  if (await store.selectFrom('imports').select('id').where('state', '=', 'running').executeTakeFirst()) left.push('imports')
  if (await store.selectFrom('exports').select('id').where('state', '=', 'running').executeTakeFirst()) left.push('exports')
  if (await store.selectFrom('device_commands').select('id').where('status', 'in', ['waiting', 'sent']).where('next_at', '<', 0).executeTakeFirst()) left.push('devices')
  return left
}

const everything = ['deletions', 'lockdowns', 'schedules', 'imports', 'exports']

test('a request runs only the work of its own account', async () => {
  const bench = await openWithStranger()
  const { client } = bench
  await bench.signIn()
  await client.getDashboard()
  await client.getImports({})
  await client.getExports()
  await client.getDevicePushes({})
  await client.getLockdowns({})
  await client.getUserTierUserList({})
  await bench.scan('tower-b-lobby', 'nobody')
  expect(await waiting(bench)).toEqual(everything)
})

test('the background runner takes the accounts in turn', async () => {
  const turns: number[] = []
  const waits = [{ account_id: 2, id: 1 }, { account_id: 2, id: 2 }, { account_id: 5, id: 3 }, { account_id: 9, id: 4 }]
  const store = (await openBench()).sandbox.store
  while (waits.length > 0) {
    const found = await nextAccount(store, 'test', (after) => Promise.resolve(waits.find(({ account_id: id }) => id > after)))
    if (!found) break
    turns.push(found.id)
    waits.splice(waits.indexOf(found), 1)
  }
  expect(turns).toEqual([1, 3, 4, 2])
  expect(Object.keys(works)).toEqual(expect.arrayContaining(everything))
})
