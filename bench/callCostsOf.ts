// Measures one checkout for `callCosts.ts`: its client and sandbox, in one process, with the same data.
import { join } from 'node:path'
import type * as clientModule from '../packages/api-client/src/index.ts'
import type * as contractModule from '../packages/api-client/src/contract/index.ts'
import type * as hostModule from '../packages/sandbox/src/hosts/memory/index.ts'
import type { CostAnswer, CostQuestion } from './callCosts.ts'

const [root = '.'] = process.argv.slice(2)
const take = async <Module>(path: string) => (await import(join(root, 'packages', path))) as Module
const { createApiClient } = await take<typeof clientModule>('api-client/src/index.ts')
const { serviceNames } = await take<typeof contractModule>('api-client/src/contract/index.ts')
const { openMemorySandbox } = await take<typeof hostModule>('sandbox/src/hosts/memory/index.ts')

const origin = 'http://localhost:4200'
const signedInName = 'dana.whitfield@whisperingpines.example'
const sandboxes: Record<string, Awaited<ReturnType<typeof open>>> = {}

async function open(world: 'busyProperty' | 'hundredThousandUsers') {
  const sandbox = await openMemorySandbox({ world })
  let session: { token: string; authKey: string; csrf: string } | null = null
  const client = createApiClient({
    services: Object.fromEntries(serviceNames.map((name) => [name, `${origin}/svc/${name}`])) as contractModule.ServiceMap,
    keysUrl: `${origin}/keys`, getSession: () => session, onSessionExpired: () => {},
    fetch: async (input, init) => sandbox.app.fetch(new Request(input, init)),
  })
  const signedIn = await client.login({ username: signedInName, password: 'sandbox1' })
  session = { token: signedIn.AuthToken, authKey: signedIn.user.SessionID, csrf: signedIn.CsrfToken }
  const scan = async () => {
    const answer = await sandbox.app.fetch(new Request(`${origin}/sandbox/api/gate/scan`, { method: 'POST', body: JSON.stringify({ reader: 'clubhouse', presented: '88213' }) }))
    if (!answer.ok) throw new Error(await answer.text())
  }
  return { client, scan }
}

const worldOf = (isLarge: boolean) => (isLarge ? 'hundredThousandUsers' : 'busyProperty')
const sideOf = async (isLarge: boolean) => (sandboxes[worldOf(isLarge)] ??= await open(worldOf(isLarge)))

type Side = Awaited<ReturnType<typeof open>>
type Client = Side['client']
const { client: small } = await sideOf(false)
const { Users } = await small.getUserTierUserList({})
const person = Users.find(({ HasAccountAccess, UserGroupID }) => HasAccountAccess && UserGroupID !== null) ?? Users[0]
const [location] = (await small.getPropertyLocations({})).PropertyLocations
const ID = person?.ID ?? 0
const UserGroupID = person?.UserGroupID ?? 0
const { AccessCodes } = await small.getAccessCodes({})
const { Invites } = await small.getInvites({})
const PortID = location?.Ports[0]?.ID ?? ''
const PropertyLocationID = location?.ID ?? 0
const Restriction = { Windows: [{ Days: [1 as const, 2 as const], Start: 480, End: 1080 }], LimitEntryUses: 40 }

const calls: Record<string, (client: Client, side: Side) => Promise<unknown>> = {
  'sign in': (client) => client.login({ username: signedInName, password: 'sandbox1' }),
  scan: (_client, side) => side.scan(),
  getLog: (client) => client.getLog({}),
  getDashboard: (client) => client.getDashboard({}),
  getUserTierUserList: (client) => client.getUserTierUserList({}),
  'getUserTierUserList, search': (client) => client.getUserTierUserList({ searchText: 'al' }),
  'getUserTierUserList, by level': (client) => client.getUserTierUserList({ sort: 'HierarchyLevel ASC' }),
  goToAnything: (client) => client.goToAnything({ searchText: 'al' }),
  'goToAnything, telephone': (client) => client.goToAnything({ searchText: '71355' }),
  getUserDetail: (client) => client.getUserDetail({ ID }),
  getUserAccessRestriction: (client) => client.getUserAccessRestriction({ UserID: ID }),
  getUserGroupUserProfiles: (client) => client.getUserGroupUserProfiles({ UserID: ID }),
  getMoveOutPlan: (client) => client.getMoveOutPlan({ ID }),
  getUserDeletePlan: (client) => client.getUserDeletePlan({ ID }),
  getUserGroups: (client) => client.getUserGroups({}),
  getAppliedGroupRestriction: (client) => client.getAppliedGroupRestriction({ UserGroupID }),
  getPropertyLocations: (client) => client.getPropertyLocations({}),
  getPropertyEndpoints: (client) => client.getPropertyEndpoints({}),
  getAccessCodes: (client) => client.getAccessCodes({}),
  getAccessCode: (client) => client.getAccessCode({ ID: AccessCodes[0]?.ID ?? 0 }),
  getNextFreeAccessCode: (client) => client.getNextFreeAccessCode({ PropertyLocations: [PropertyLocationID] }),
  getPhoneCodes: (client) => client.getPhoneCodes({ PropertyLocationID }),
  getPresetRestrictionTemplate: (client) => client.getPresetRestrictionTemplate({}),
  getSchedules: (client) => client.getSchedules({}),
  getHolidays: (client) => client.getHolidays({}),
  getInvites: (client) => client.getInvites({}),
  getInvite: (client) => client.getInvite({ ID: Invites[0]?.ID ?? '' }),
  getContacts: (client) => client.getContacts({}),
  getDevicePushes: (client) => client.getDevicePushes({}),
  explainAccess: (client) => client.explainAccess({ UserID: ID, PortID }),
  previewRestrictionEffect: (client) => client.previewRestrictionEffect({ Change: { Kind: 'userRestriction', UserID: ID, Restriction } }),
  isClientEmailUnique: (client) => client.isClientEmailUnique({ Value: 'new@mail.example' }),
  isGroupNameUnique: (client) => client.isGroupNameUnique({ Value: 'Another' }),
  saveUpdateaccessRestrictions: (client) => client.saveUpdateaccessRestrictions({ UserID: ID, Restriction }),
  createUpdateAccess: (client) => client.createUpdateAccess({ UserID: ID, HasAllLocationAccess: true, PropertyLocations: [], Modules: [] }),
  'saveHoliday, deleteHoliday': async (client) => {
    const { ID: holiday } = await client.saveHoliday({ PropertyLocationID, Name: 'Bench', From: '2027-03-01', Until: '2027-03-01' })
    await client.deleteHoliday({ ID: holiday })
  },
  'saveBulkUserAction, one person': (client) => client.saveBulkUserAction({ Selection: { SelectedUsers: [ID] }, Action: { Kind: 'group', UserGroupID } }),
}
const large = ['getUserTierUserList', 'getUserTierUserList, search', 'getUserTierUserList, by level', 'goToAnything', 'goToAnything, telephone', 'getDashboard', 'scan']
const methodOfLarge = 'getUserTierUserList, by method, of 100,000'
const names = [...Object.keys(calls), ...large.map((name) => `${name}, of 100,000`), methodOfLarge]

process.on('message', (question: CostQuestion) => void cost(question).then((answer) => process.send?.(answer)))
process.send?.(names)

async function cost({ name, times }: CostQuestion): Promise<CostAnswer> {
  const isLarge = name.endsWith(', of 100,000')
  const call = name === methodOfLarge ? (client: Client) => client.getUserTierUserList({ accessCodeTypeID: 1 }) : calls[name.replace(', of 100,000', '')]
  try {
    const side = await sideOf(isLarge)
    if (!call) throw new Error('No such call.')
    await call(side.client, side)
    const before = process.cpuUsage()
    for (let time = 0; time < times; time += 1) await call(side.client, side)
    const { user, system } = process.cpuUsage(before)
    return { cost: (user + system) / times }
  } catch (error) {
    return { refused: String(error).slice(0, 60) }
  }
}
