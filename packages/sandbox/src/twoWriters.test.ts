import { type EndpointName, endpoints } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { userId } from './peopleCalls.fixture.ts'
import { longTest, openBench } from './testing.fixture.ts'

type Write = { payload: object; by?: string; /** Whether the first write deletes the record, so that the second writer finds none. */ ends?: true }

const billing = 'billing@whisperingpines.example'
const writers = 3

/** Calls with a version that only read, or that are tested here by an equal call. */
const elsewhere: ReadonlySet<string> = new Set(['checkAccessCode', 'saveUpdateAccessCodeUnique'])

function hasVersion(name: EndpointName): boolean {
  const { request, method } = endpoints[name] as { request: { wrapped?: object; entries?: object }; method: string }
  const { entries = {} } = (request.wrapped ?? request) as { entries?: object }
  return method === 'POST' && 'Version' in entries && !elsewhere.has(name)
}

async function open() {
  const bench = await openBench()
  const { client } = bench
  await bench.signIn(billing)
  const { AccountID: _, ...billed } = await client.getBillingInfo()
  await bench.signIn()
  const [user, leaver, gone, planned] = await Promise.all(['k.broussard@mail.example', 'anabarr@mail.example', 'tguerrero@mail.example', 'mlj@mail.example'].map((email) => userId(bench, email)))
  const versionOf = async (id: number | undefined) => (await client.getUserDetail({ ID: id ?? 0 })).Version
  const schedule = { Name: 'Nights', PropertyLocationID: 101, DoorOutputMode: 2 as const, Ports: ['main-entry'], Windows: [], Exceptions: [], PausesOnHolidays: false, IsActive: true }
  const holiday = { PropertyLocationID: 101, Name: 'Pine day', From: '2026-12-24', Until: '2026-12-24' }
  const contact = { PropertyID: 1, Name: 'Pine contact', Relation: '', Phone: '', Email: '', Notes: '' }
  const group = { AccountID: 1, Name: 'Pine staff', Description: '', HierarchyLevel: 9, IsClientPortalVisible: true, GroupCode: '', KeepsAccessInLockdown: false }
  const template = { Name: 'Pine hours', Restriction: { Windows: null } }
  const rule = { UserGroupID: 2, PropertyLocationID: 101, Restriction: { Windows: null } }
  const code = { userID: null, AccessCodeTypeID: 1 as const, Label: 'Cleaners', Code: '60611', PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }] }
  const ids = {
    schedule: await client.saveSchedule(schedule), holiday: await client.saveHoliday(holiday), contact: (await client.saveContact(contact)).Contact, group: (await client.saveUserGroup(group)).UserGroup,
    template: await client.savePresetTemplate(template), rule: await client.saveUpdateRestriction(rule), code: await client.saveUpdateAccessCodeUnique(code),
  }
  const lost = await client.saveUpdateAccessCodeUnique({ ...code, Code: '60612' })
  const [made, doomed] = await Promise.all(['Pine desk', 'Pine night desk'].map(async (Name) => (await client.saveCallGroup({
    callgroupId: null, Name, DirectoryPin: '', QuietHours: [], FirstCalled: [user ?? 0], SecondCalled: [], Numbers: [], AcknowledgesEnd: true, Version: null,
  })).CallGroup))
  const alert = { Cause: 'leftOpen' as const, At: null, Minutes: 5, Count: 1, Again: null, To: null, Ways: ['email' as const], Quiet: null, IsOn: true }
  const alertRule = await client.saveAlertRule(alert)
  const invite = await client.getInvite({ ID: (await bench.invite('Brightwater')).id })
  const preferences = (await client.getCallPreferences({ UserID: planned ?? 0 })).CallPreferences
  const own = (await client.getOwnCallPreferences()).CallPreferences
  const { Brand } = await client.saveAccountBrand({ Name: 'Pines', Accent: '#2f6b3a', Version: null })
  const { Unit: unit } = await client.saveUnit({ ID: null, Name: 'Villa 7' })
  const { Unit: empty } = await client.saveUnit({ ID: null, Name: 'Villa 8' })
  const writes: Partial<Record<EndpointName, Write>> = {
    saveGuestRules: { payload: { IsOn: true, AtOnce: 3, Hours: 24, Ports: null, Version: 0 } },
    saveContact: { payload: { ...contact, ID: ids.contact.ID, Version: ids.contact.Version } },
    saveUserGroup: { payload: { ...group, ID: ids.group.ID, Version: ids.group.Version } },
    updateUserDetail: { payload: { ID: user, Version: await versionOf(user), Notes: 'Night desk' } },
    saveUserGroupUserProfiles: { payload: { UserID: planned, SelectedUserGroupID: 4, SelectedUserProfiles: [], IsCodeuserGroupchanges: false, Version: await versionOf(planned) } },
    saveUpdateAccessCode: { payload: { ...code, ID: ids.code.ID, Version: ids.code.Version } },
    setAccessCodeState: { payload: { ID: lost.ID, State: 'lost', Version: lost.Version } },
    savePresetTemplate: { payload: { ...template, ID: ids.template.ID, Version: ids.template.Version } },
    saveUpdateRestriction: { payload: { ...rule, Version: ids.rule.Version } },
    saveUpdateaccessRestrictions: { payload: { UserID: user, Restriction: { Windows: null }, Version: 0 } },
    saveAlertRule: { payload: { ...alert, ID: alertRule.ID, Version: alertRule.Version } },
    saveHoliday: { payload: { ...holiday, ID: ids.holiday.ID, Version: ids.holiday.Version } },
    saveSchedule: { payload: { ...schedule, ID: ids.schedule.ID, Version: ids.schedule.Version } },
    updateInvite: { payload: { ID: invite.ID, Version: invite.Version, InviteName: 'Guest', Ports: ['main-entry'] } },
    saveCallGroup: { payload: { callgroupId: made?.ID, Name: 'Pine desk', DirectoryPin: '', QuietHours: [], FirstCalled: [user], SecondCalled: [], Numbers: [], AcknowledgesEnd: true, Version: made?.Version } },
    saveCallPreferences: { payload: { UserID: planned, QuietHours: [], AllowsNotifications: true, AcknowledgesEnd: true, Version: preferences.Version } },
    saveOwnCallPreferences: { payload: { QuietHours: [], AllowsNotifications: true, AcknowledgesEnd: true, Version: own.Version } },
    saveOwnAccount: { payload: { Theme: 'dark', Version: (await client.getOwnAccount()).Account.Version } },
    saveAccountBrand: { payload: { Name: 'Whispering', Version: Brand.Version } },
    saveSitePlan: { payload: { PropertyID: 1, Places: [], Version: 1 } },
    deleteSitePlan: { payload: { PropertyID: 1, Version: 2 }, ends: true },
    deleteAccountBrand: { payload: { Version: Brand.Version + 1 }, ends: true },
    updateBillingInfo: { payload: { ...billed, AccountID: 1, Version: billed.Version }, by: billing },
    deleteCallGroup: { payload: { callgroupId: doomed?.ID, Version: doomed?.Version }, ends: true },
    moveOutUser: { payload: { ID: leaver, Version: await versionOf(leaver) }, ends: true },
    saveUnit: { payload: { ID: unit.ID, Name: 'Villa 7', Building: 'North', Version: unit.Version } },
    deleteUnit: { payload: { ID: empty.ID, Version: empty.Version }, ends: true },
    deleteUser: { payload: { ID: gone, Version: await versionOf(gone) }, ends: true },
  }
  return { ...bench, writes }
}

test('when several requests save the same version at once, only one succeeds, for every call with a version', async () => {
  const { writes, send, seal, signIn } = await open()
  expect(Object.keys(writes).toSorted()).toEqual((Object.keys(endpoints) as EndpointName[]).filter(hasVersion).toSorted())
  const dana = await signIn()
  const accountant = await signIn(billing)
  for (const [name, write] of Object.entries(writes) as [EndpointName, Write][]) {
    const requests = await Promise.all(Array.from({ length: writers }, () => seal(name, write.payload, write.by ? accountant : dana)))
    const answers = await Promise.all(requests.map(send))
    const codes = answers.map(({ status, body }) => (status === 200 ? 'saved' : String(body['code']))).toSorted()
    const lost = codes.filter((code) => code !== 'saved')
    expect([name, codes.length - lost.length], JSON.stringify(answers.map(({ body }) => body))).toEqual([name, 1])
    for (const code of lost) expect(write.ends ? ['CONFLICT', 'NOT_FOUND', 'PLAN_CHANGED'] : ['CONFLICT'], name).toContain(code)
  }
}, longTest)

test('when several requests start a migration or change an import at once, only one succeeds', async () => {
  const { client, signIn, seal, send, sandbox: { store } } = await openBench()
  const session = await signIn()
  const codesOf = async (name: EndpointName, payloads: object[]) => {
    const requests = await Promise.all(payloads.map((payload) => seal(name, payload, session)))
    return (await Promise.all(requests.map(send))).map(({ status, body }) => (status === 200 ? 'done' : String(body['code']))).toSorted()
  }
  const migration = { SiteID: 1, PropertyID: 1 }
  expect(await codesOf('startPartnerMigration', [migration, migration, migration])).toEqual(['MIGRATION_STATE', 'MIGRATION_STATE', 'done'])
  const { ImportID } = await client.createImport({ PropertyID: 1, FileName: 'Movers.csv', Rows: 1 })
  await client.addImportRows({ ImportID, Rows: [{ Row: 2, Person: { Name: 'Ines Kaya' } }] })
  expect(await codesOf('changeImport', ['start', 'start', 'discard'].map((Action) => ({ ImportID, Action })))).toContain('done')
  const rows = await store.selectFrom('import_rows').select('row').where('import_id', '=', ImportID).execute()
  const kept = await store.selectFrom('imports').select('id').where('id', '=', ImportID).execute()
  expect(rows.length > 0).toBe(kept.length > 0)
}, longTest)
