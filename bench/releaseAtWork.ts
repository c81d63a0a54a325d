// One back end at work, in a process of its own, and its own client: also run in a checkout of an older release (formerRelease.ts), so that it imports only what
// both have. Arguments: the address of the store, a name for what is written, and how often. Writes what was acknowledged and what failed as JSON.
import { createApiClient, type Session } from '../packages/api-client/src/index.ts'
import { serviceNames, type ServiceMap } from '../packages/api-client/src/contract/index.ts'
import { openNodeSandbox } from '../packages/sandbox/src/hosts/node/index.ts'

const [databasePath = '', name = '', rounds = '1'] = process.argv.slice(2)
const origin = 'http://localhost:4200'

const sandbox = await openNodeSandbox({ databasePath, baseUrl: origin, exposeConsole: true })
let session: Session | null = null
const client = createApiClient({
  services: Object.fromEntries(serviceNames.map((service) => [service, `${origin}/svc/${service}`])) as ServiceMap,
  keysUrl: `${origin}/keys`, getSession: () => session, onSessionExpired: () => {},
  fetch: async (input, init) => sandbox.app.fetch(new Request(input, init)),
})

async function scan(presented: string): Promise<void> {
  const answer = await sandbox.app.fetch(new Request(`${origin}/sandbox/api/gate/scan`, { method: 'POST', body: JSON.stringify({ reader: 'main-entry', presented }) }))
  const text = await answer.text()
  if (!text.includes('"open"')) throw new Error(`The scan was answered by ${answer.status} ${text.slice(0, 200)}`)
}

const groups: string[] = []
const failed: string[] = []
let done = 0

async function step(what: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
    done += 1
  } catch (error) {
    failed.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

for (let round = 0; round < Number(rounds); round += 1) {
  const Name = `${name} ${round}`
  const code = `${name === 'former' ? 4 : 5}${String(round).padStart(2, '0')}71`
  await step('sign in', async () => {
    const { AuthToken: token, CsrfToken: csrf, user } = await client.login({ username: 'dana.whitfield@whisperingpines.example', password: 'sandbox1' })
    session = { token, csrf, authKey: user.SessionID }
  })
  await step('list', () => client.getUserTierUserList({ page: 2 }))
  await step('search', () => client.getUserTierUserList({ searchText: 'al', sort: 'LastEntry DESC' }))
  await step('save a group', async () => {
    await client.saveUserGroup({ Name, HierarchyLevel: 9, IsClientPortalVisible: true })
    groups.push(Name)
  })
  await step('save a person', async () => {
    const { Users } = await client.getUserTierUserList({})
    const { ID = 0 } = Users.find(({ HasAccountAccess, UserGroupID }) => HasAccountAccess && UserGroupID !== null) ?? {}
    await client.createUpdateAccess({ UserID: ID, HasAllLocationAccess: true, PropertyLocations: [], Modules: [] })
  })
  await step('save a code', () => client.saveUpdateAccessCodeUnique({ userID: null, AccessCodeTypeID: 1, Label: Name, Code: code, PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }] }))
  await step('scan', () => scan(code))
  await step('dashboard', () => client.getDashboard({}))
  await step('codes', () => client.getAccessCodes({}))
  await step('log', async () => {
    const { Lines } = await client.getLog({})
    if (Lines.length === 0) throw new Error('The log is empty.')
  })
}
await sandbox.close()
process.stdout.write(JSON.stringify({ done, groups, failed }))
process.exit()
