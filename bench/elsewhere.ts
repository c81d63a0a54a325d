import { openMemorySandbox } from '../packages/sandbox/src/hosts/memory/index.ts'
import { fillElsewhere } from '../packages/sandbox/src/seeds/elsewhere.fixture.ts'
import { median } from './callCosts.ts'
import { openClient } from './openClient.ts'
import type { Table } from './printTable.ts'

const origin = 'http://localhost:4200'
const elsewhere = { accounts: 2000, changed: 1000, rows: 100_000 }
const warmUp = 60
const rounds = 41
const each = 8

type Ask = () => Promise<unknown>
interface Side {
  asks: Record<string, Ask>
  tick: () => Promise<unknown>
  imported: () => Promise<number>
  close: () => Promise<void>
}

/**
 * Measures whether other accounts slow calls down. Calls are measured in turns in two databases, in milliseconds of processor time. One has
 * no other work. In the other, another account's controller is unreachable, 2,000 accounts have schedules, and one imports 100,000 rows
 * between the rounds. The ratio should be at most 1.3. A scan at a door whose controller has a waiting change should take at most 2 ms.
 */
export async function benchElsewhere(): Promise<Table[]> {
  const [quiet, busy] = [await open(false), await open(true)]
  const rows: string[][] = []
  for (const name of Object.keys(quiet.asks)) rows.push([name, ...(await compare(name, quiet, busy))])
  const imported = await busy.imported()
  for (const side of [quiet, busy]) await side.close()
  return [{ title: `A call beside the work of other accounts, ${imported} rows imported meanwhile: ms of processor time`, columns: ['call', 'quiet', 'beside', 'beside / quiet'], rows }]
}

async function compare(name: string, quiet: Side, busy: Side): Promise<string[]> {
  const pairs: [number, number][] = []
  for (const side of [quiet, busy]) await cost(side, name, warmUp)
  for (let round = 0; round < rounds; round += 1) {
    for (const side of [quiet, busy]) await side.tick()
    // The order alternates, because the machine's speed changes.
    const early = round % 2 === 0 ? await cost(quiet, name, each) : null
    const beside = await cost(busy, name, each)
    pairs.push([early ?? (await cost(quiet, name, each)), beside])
  }
  return [median(pairs.map(([one]) => one)), median(pairs.map(([, other]) => other)), median(pairs.map(([one, other]) => other / one))].map((value) => value.toFixed(2))
}

async function cost({ asks }: Side, name: string, times: number): Promise<number> {
  const before = process.cpuUsage()
  for (let time = 0; time < times; time += 1) await asks[name]?.()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

async function open(isBusy: boolean): Promise<Side> {
  const sandbox = await openMemorySandbox()
  if (isBusy) await fillElsewhere(sandbox.store, elsewhere)
  const client = await openClient(sandbox.store)
  const post = async (path: string, body: object) => {
    const answer = await sandbox.app.fetch(new Request(`${origin}/sandbox/api/${path}`, { method: 'POST', body: JSON.stringify(body) }))
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as { reason?: string }
  }
  const scan = async (reader: string, presented: string, expected: string) => {
    const { reason } = await post('gate/scan', { reader, presented })
    if (reason !== expected) throw new Error(`The scan of ${presented} was answered ${reason}.`)
  }
  const code = (Code: string, more: object = {}) => client.saveUpdateAccessCodeUnique({ AccessCodeTypeID: 1, Label: 'Couriers', Code, PropertyLocations: [{ PropertyLocationID: 108, IsActive: true }], ...more })
  const { ID } = await code('4242')
  const { module_id: controller } = await sandbox.store.selectFrom('port_modules').select('module_id').where('port_id', '=', 'tower-b-lobby').executeTakeFirstOrThrow()
  await post('controllers', { controller, lost: 'power' })
  await code('5151', { ID })
  return {
    asks: {
      'a scan': () => scan('clubhouse', '88213', 'opened'),
      'a scan of a code that its controller has not synced': () => scan('tower-b-lobby', '5151', 'unknownCode'),
      'a scan of a code as its controller knows it': () => scan('tower-b-lobby', '4242', 'opened'),
      'a list of people': () => client.getUserTierUserList({}),
      'the dashboard': () => client.getDashboard({}),
      codes: () => client.getAccessCodes({}),
    },
    tick: () => sandbox.tick(),
    imported: async () => {
      const { rows } = await sandbox.store.selectFrom('import_rows').select(({ fn }) => fn.countAll<number>().as('rows')).where('outcome', '=', 'created').executeTakeFirstOrThrow()
      return rows
    },
    close: () => sandbox.close(),
  }
}
