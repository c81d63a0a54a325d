import type { UserFilter } from '../packages/api-client/src/contract/index.ts'
import { AccessCodeType, DoorOutputMode } from '../packages/domain/src/index.ts'
import { openMemorySandbox } from '../packages/sandbox/src/hosts/memory/index.ts'
import { countUsers, pageOfUsers, userSet } from '../packages/sandbox/src/people/findUsers.ts'
import { listedUsers, listFrame } from '../packages/sandbox/src/people/listedUsers.ts'
import { readSignedInUser } from '../packages/sandbox/src/people/signedInUser.ts'
import { standingOf } from '../packages/sandbox/src/people/standing.ts'
import type { Viewer } from '../packages/sandbox/src/people/viewer.ts'
import type { Table } from './printTable.ts'
import { openCodeVault } from '../packages/sandbox/src/secrets/codeVault.ts'

const searches = ['', 'm', 'a', 'al', 'alexandria vill', '713', '7135', '1407', 'nobody']
const filters: Record<string, UserFilter> = {
  none: {}, Active: { status: 'Active' }, Invited: { status: 'Invited' }, Expired: { status: 'Expired' }, EndsToday: { status: 'EndsToday' },
  NotYetValid: { status: 'NotYetValid' }, NoAccess: { status: 'NoAccess' }, 'large group': { userGroupID: 3 }, 'small group': { userGroupID: 2 },
  type: { userTypeID: 1 }, 'web access': { isWebLoginEnabled: true }, 'no web access': { isWebLoginEnabled: false }, property: { propertyID: 1 },
  level: { hierarchyLevel: 3 }, 'entry method': { accessCodeTypeID: 1 },
  'status, web access and entry method': { status: 'Active', isWebLoginEnabled: true, accessCodeTypeID: 1 },
}
const sorts = ['Name ASC', 'Email DESC', 'LastEntry DESC', 'Group ASC']

/**
 * The processor time of the server's thread for the first page of every search with every filter in several orders, with 100,000 people.
 * Wall-clock time would include other load on the machine.
 */
export async function benchUserSearches(): Promise<Table[]> {
  const sandbox = await openMemorySandbox({ world: 'hundredThousandUsers' })
  const { store } = sandbox
  const vault = await openCodeVault(store)
  await giveCodes(store)
  const user = await readSignedInUser(store, 1)
  if (!user) throw new Error('The world has no first user.')
  const viewer: Viewer = { user, accountId: 1, standing: standingOf(user) }
  const now = sandbox.clock.now()

  async function firstPage(filter: UserFilter, sort: string): Promise<void> {
    const everybody = await userSet({ store, vault }, viewer, {}, now)
    await countUsers(store, everybody)
    const set = await userSet({ store, vault }, viewer, filter, now)
    const ids = await pageOfUsers(store, set, await countUsers(store, set), sort, { page: 1, count: 20 })
    await listedUsers(store, viewer, ids, await listFrame(store, viewer.accountId, now))
  }

  const one = await working(() => firstPage({ searchText: 'nobody' }, 'Name ASC'))
  const rows: string[][] = []
  for (const searchText of searches) {
    const times: { name: string; elapsed: number }[] = []
    for (const [name, filter] of Object.entries(filters)) {
      for (const sort of sorts) times.push({ name: `${name}, ${sort}`, elapsed: await working(() => firstPage({ ...filter, searchText }, sort)) })
    }
    const sorted = times.toSorted((first, second) => first.elapsed - second.elapsed)
    const [median, slowest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
    const figures = [median, slowest].flatMap((time) => [(time?.elapsed ?? 0).toFixed(1), `${((time?.elapsed ?? 0) / one).toFixed(1)} ×`])
    rows.push([searchText === '' ? '(none)' : `‘${searchText}’`, ...figures, slowest?.name ?? ''])
  }
  await sandbox.close()
  const title = `First page of 100,000 people: ${Object.keys(filters).length} filters, ${sorts.length} orders; times the work for nobody found (${one.toFixed(1)} ms)`
  return [{ title, columns: ['search', 'median ms', '', 'slowest ms', '', 'slowest filter and order'], rows }]
}

type Store = Awaited<ReturnType<typeof openMemorySandbox>>['store']

const typeOf = (id: number) => (id % 4 === 0 ? AccessCodeType.ProxCard : id % 4 === 1 ? AccessCodeType.PhoneNumber : AccessCodeType.GateCode)

/** Four of five people have a credential, of one of three kinds. */
async function giveCodes(store: Store): Promise<void> {
  const people = await store.selectFrom('users').select('id').execute()
  const codes = people.filter(({ id }) => id % 5 > 0).map(({ id }) => ({
    account_id: 1, user_id: id, type: typeOf(id), label: '', sealed_code: '', sealed_phone_code: '', output_mode: DoorOutputMode.MomentaryOpen, is_active: 1,
    created_at: 0, version: 1,
  }))
  for (let from = 0; from < codes.length; from += 1000) await store.insertInto('access_codes').values(codes.slice(from, from + 1000)).execute()
}

/** Milliseconds of processor time of this process, the smaller of two runs. */
async function working(run: () => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < 2; count += 1) {
    const before = process.cpuUsage()
    await run()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}
