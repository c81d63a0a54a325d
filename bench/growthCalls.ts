import type { ApiClient } from '../packages/api-client/src/index.ts'
import { type EndpointName, endpoints } from '../packages/api-client/src/contract/index.ts'
import { callPayloads, type NamedRecords } from '../packages/sandbox/src/callPayloads.fixture.ts'
import type { Store } from '../packages/sandbox/src/store/openStore.ts'

export interface Callers {
  administrator: ApiClient
  operator: ApiClient
  billing: ApiClient
}

type Caller = keyof Callers
type Ask = (callers: Callers, records: NamedRecords) => Promise<unknown>

/** Calls that only read data although they are sent by POST. */
const readingPosts: readonly EndpointName[] = [
  'getLog', 'explainAccess', 'checkAccessCode', 'checkHoldOpenCodeForModule', 'getNextFreeAccessCode', 'getvoiceCallgroupListForNewUser', 'previewLockdown', 'previewCallGroupChange',
  'previewRestrictionEffect', 'getGroupRestrictionForModule', 'getGroupRestrictionForModulePort', 'getGroupRestrictionForPropertyLocation', 'validateGroupNotificationPermission',
  'validateVideoCallgroupNotificationPermission', 'validateVoiceCallgroupNotificationPermission', 'isAccessCodeUnique', 'isAccessCodeUniqueAtLocation', 'isAccessPhoneCodeUnique',
  'isAccessPhoneUnique', 'isCallGroupNameUnique', 'isClientEmailUnique', 'isClientPhoneUnique', 'isClientUsernameUnique', 'isDirectoryPinUnique', 'isGroupCodeUnique', 'isGroupNameUnique',
  'isPresetTemplateNameUnique', 'isWiegandCodeUnique', 'previewMigrateAccessCodes',
]

/** GET calls that are not measured, each with the reason. */
const notAsked: Partial<Record<EndpointName, string>> = {
  userSignout: 'writes', forgotPassword: 'writes', sendEmailOnCardChange: 'writes', createMasterUser: 'needs a link', validateResetPasswordLink: 'needs a link', getSubscribeDetails: 'needs a link',
  getAccountDeletion: 'needs a link', getCalender: 'needs a guest’s proof', getGoolgleJWT: 'needs a guest’s proof', getPKPass: 'needs a guest’s proof', showQRCode: 'needs a guest’s link',
  downloadExport: 'needs a finished export', getVisitorCallPhoto: 'needs a photo', getHouseSetup: 'of a house that is being set up', getPhoneCodes: 'opens each code of its location',
  entriaSave: 'writes', evoHttp: 'writes', getXml: 'writes', omniPointAddCode: 'writes', omniPointRemoveCode: 'writes', omniPointUpdateCode: 'writes', talkMan: 'writes', u2Http: 'writes',
}

const operators: ReadonlySet<EndpointName> = new Set<EndpointName>(['getAccounts', 'getAccount', 'previewMigrateAccessCodes'])
const accountId = 1
const ofBilling: Partial<Record<EndpointName, object>> = {
  getInvoiceInfo: { InvoiceId: 1028 }, downloadInvoice: { InvoiceId: 1028 }, getAccBillingInfo: { accountId }, getCardInfoForAccount: { accountId }, getBankInfoForAccount: { accountId },
  getBillingInfo: {}, getAccountBillingTotals: {}, getAccountInfo: {}, getChargeTypes: {}, getCredits: {}, getPaymentInfo: {}, getSingleTenantPaymentDetail: {}, getInvoices: {},
  getPendingInvoices: {}, getCardInfo: {}, getBankInfo: {},
}
/** The requests of calls that need other records than most calls do. */
const others: Partial<Record<EndpointName, object>> = {
  validateVoiceCallgroupNotificationPermission: { callgroupId: 12 }, previewMigrateAccessCodes: { FromPropertyLocationID: 101, ToPropertyLocationID: 107, AccessCodeIDs: [1] },
  getDashboard: {}, getOwnAccount: {}, getOwnSessions: {}, getOwnCallPreferences: {}, getWatchmanSystemConfiguration: {},
}

type AnyCall = (payload: object) => Promise<unknown>

const call = (caller: Caller, name: EndpointName, payload: (records: NamedRecords) => object | undefined): Ask => (callers, records) =>
  (callers[caller] as unknown as Record<string, AnyCall>)[name]?.(payload(records) ?? {}) ?? Promise.reject(new Error(`No call is called ${name}.`))

/** Every call that reads, by name, with the request that its page sends. */
export function readingCalls(): Record<string, Ask> {
  const byGet = Object.entries(endpoints).filter(([, { method }]) => method === 'GET').map(([name]) => name as EndpointName)
  const asked = [...byGet, ...readingPosts].filter((name) => !(name in notAsked))
  return Object.fromEntries(asked.map((name): [string, Ask] => {
    if (name in ofBilling) return [name, call('billing', name, () => ofBilling[name])]
    return [name, call(operators.has(name) ? 'operator' : 'administrator', name, (records) => others[name] ?? (callPayloads(records) as Partial<Record<EndpointName, object>>)[name])]
  }))
}

let made = 0
/** Returns a number that no record has yet. */
const next = () => (made += 1)
const doorOf = 'pool-gate'

/** Calls that write and can be repeated. */
export const writingCalls: Readonly<Record<string, Ask>> = {
  'create a person': ({ administrator }) => administrator.saveUserWizard({ PropertyID: 1, UserGroupID: 3, HasAllLocationAccess: true, User: { FirstName: 'Grown', LastName: 'Person', Email: `grown.${next()}@mail.example` } }),
  'create a code': ({ administrator }, { user, location }) => administrator.saveUpdateAccessCodeUnique({
    userID: user, AccessCodeTypeID: 1, Label: '', Code: String(20_000 + next()), PropertyLocations: [{ PropertyLocationID: location, IsActive: true }],
  }),
  'create an invite': ({ administrator }, { port }) => administrator.createQRInvite({ InviteType: 'Temporary', InviteName: 'Guest', Ports: [port] }),
  'lock down and release': async ({ administrator }) => {
    const { Lockdown } = await administrator.setLockdown({ PortIDs: [doorOf], Reason: 'Growth' })
    return administrator.releaseLockdown({ LockdownID: Lockdown.ID })
  },
  'hold a door and let it go': async ({ administrator }, { port }) => {
    await administrator.holdDoorOpen({ PortID: port, Until: new Date(Date.now() + 3_600_000).toISOString() })
    return administrator.resumeDoorSchedule({ PortID: port })
  },
  'import of five people': async ({ administrator }) => {
    const { ImportID } = await administrator.createImport({ PropertyID: 1, FileName: 'Movers.csv', Rows: 5 })
    const Rows = [2, 3, 4, 5, 6].map((Row) => ({ Row, Person: { Name: `Imported ${next()}`, Unit: '0610' } }))
    await administrator.addImportRows({ ImportID, Rows })
    await administrator.previewImport({ ImportID, After: 0 })
    await administrator.changeImport({ ImportID, Action: 'start' })
    for (let tries = 0; tries < 100; tries += 1) if ((await administrator.getImport({ ImportID })).State === 'done') return
  },
}

/** Creates the records that the calls need, if the example property has none. */
export async function makeRecords({ administrator: client }: Callers, store: Store, user: number): Promise<NamedRecords> {
  const Restriction = { Windows: null }
  const [schedule, rule, code, template, holiday] = [
    await client.saveSchedule({ Name: 'Nights', PropertyLocationID: 101, DoorOutputMode: 2, Ports: ['main-entry'], Windows: [], Exceptions: [], PausesOnHolidays: false, IsActive: true }),
    await client.saveUpdateRestriction({ UserGroupID: 2, PropertyLocationID: 101, Restriction }),
    await client.saveUpdateAccessCodeUnique({ userID: null, AccessCodeTypeID: 1, Label: 'Cleaners', Code: '60611', PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }] }),
    await client.savePresetTemplate({ Name: 'Hours', Restriction }),
    await client.saveHoliday({ PropertyLocationID: 101, Name: 'A day', From: '2026-12-24', Until: '2026-12-24' }),
  ]
  const { Lockdown } = await client.setLockdown({ PortIDs: [doorOf], Reason: 'Gas leak' })
  await client.releaseLockdown({ LockdownID: Lockdown.ID })
  const { ImportID } = await client.createImport({ PropertyID: 1, FileName: 'Movers.csv', Rows: 1 })
  await client.addImportRows({ ImportID, Rows: [{ Row: 2, Person: { Name: 'Ngozi Achterberg', Unit: '0610' } }] })
  const { MigrationID } = await client.startPartnerMigration({ SiteID: 1, PropertyID: 1 })
  const { id: invite } = await store.selectFrom('invites').select('id').where('property_id', '=', 1).limit(1).executeTakeFirstOrThrow()
  const { module_id: module } = await store.selectFrom('port_modules').select('module_id').where('port_id', '=', 'main-entry').executeTakeFirstOrThrow()
  const { Contact } = await client.saveContact({ PropertyID: 1, Name: 'Locksmith', Relation: '', Phone: '', Email: '', Notes: '' })
  const { Unit: unit } = await client.saveUnit({ ID: null, Name: 'A-900' })
  await client.addUnitResident({ ID: unit.ID, UserID: user })
  const { Unit: { Moves } } = await client.saveUnitMove({ ID: unit.ID, Users: [user], Date: '2099-12-31' })
  return {
    account: accountId, property: 1, user, group: 2, location: 101, module, port: 'main-entry', code: code.ID, template: template.ID, rule: rule.ID, schedule: schedule.ID, holiday: holiday.ID,
    invite, contact: Contact.ID, callGroup: 11, callInvitation: 1, visitorCall: 1, import: ImportID, partnerSite: 1, partnerMigration: MigrationID, export: 1, lockdown: Lockdown.ID, alertRule: 1, unit: unit.ID, unitMove: Moves[0]?.ID ?? 0,
  }
}
