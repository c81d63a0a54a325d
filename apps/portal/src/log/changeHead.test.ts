import { expect, test } from 'vitest'
import { openPortal } from '../testing/openPortal.fixture.ts'
import { changeHead } from './changeHead.ts'
import type { ChangedRow, ChangeLine } from './logLine.ts'

async function opened() {
  const { portal: { api }, signInAs } = await openPortal()
  await signInAs('dashboard')
  const newest = async (call: string) => {
    const { Lines } = await api.getLog({ count: 20 })
    return Lines.find((line): line is ChangeLine => line.Kind === 'change' && line.Call === call) as ChangeLine
  }
  return { api, newest }
}

test('a move-out and its undo have their own headline with the users’ names', async () => {
  const { api, newest } = await opened()
  const versionOf = async (ID: number) => (await api.getMoveOutPlan({ ID })).Version
  const nameOf = async (ID: number) => (await api.getUserDetail({ ID })).Name
  const [one, other] = [24, 39]
  await api.moveOutUser({ ID: one, Version: await versionOf(one) })
  expect(changeHead(await newest('moveOutUser'))).toEqual({ kind: 'movedOut', people: [await nameOf(one)] })
  await api.undoMoveOut({ ID: one })
  expect(changeHead(await newest('undoMoveOut'))).toEqual({ kind: 'movedBack', people: [await nameOf(one)] })
  await api.saveBulkUserAction({ Selection: { SelectedUsers: [one, other] }, Action: { Kind: 'moveOut' } })
  expect(changeHead(await newest('saveBulkUserAction'))).toEqual({ kind: 'movedOut', people: expect.arrayContaining([await nameOf(one), await nameOf(other)]) as string[] })
})

test('a bulk change of group has no headline of a move-out', async () => {
  const { api, newest } = await opened()
  const { UserGroups } = await api.getUserGroups({})
  const group = UserGroups.find(({ Name }) => Name === 'Residents, Tower B')
  await api.saveBulkUserAction({ Selection: { SelectedUsers: [24, 39] }, Action: { Kind: 'group', UserGroupID: group?.ID ?? 0 } })
  expect(changeHead(await newest('saveBulkUserAction'))).toBeNull()
})

test('an ended drill is marked as a drill, a released lockdown is not', async () => {
  const { api, newest } = await opened()
  const { Lockdown: { ID } } = await api.setLockdown({ PortIDs: ['main-entry'], Reason: 'Quarterly drill', IsDrill: true })
  await api.releaseLockdown({ LockdownID: ID })
  expect(await newest('setLockdown')).toMatchObject({ Action: 'started', IsDrill: true })
  expect(await newest('releaseLockdown')).toMatchObject({ Action: 'released', IsDrill: true })
  const real = await api.setLockdown({ PortIDs: ['main-entry'], Reason: 'Gas leak' })
  await api.releaseLockdown({ LockdownID: real.Lockdown.ID })
  expect((await newest('releaseLockdown')).IsDrill).toBeUndefined()
})

test('lost, reactivated and suspended entry methods and extended invites have their own headlines', async () => {
  const { api, newest } = await opened()
  const code = async () => (await api.getAccessCodes({ UserID: 39 })).AccessCodes.find(({ CardNumber }) => CardNumber !== null)
  for (const [State, kind] of [['lost', 'lost'], ['active', 'reactivated'], ['suspended', 'suspended']] as const) {
    const { ID = 0, Version = 0 } = (await code()) ?? {}
    await api.setAccessCodeState({ ID, Version, State })
    expect(changeHead(await newest('setAccessCodeState'))).toEqual({ kind })
  }
  const { ID = 0, Version = 0 } = (await code()) ?? {}
  await api.setAccessCodeState({ ID, Version, State: 'lost', Replacement: { FacilityCode: 118, CardNumber: 5233 } })
  expect(changeHead(await newest('setAccessCodeState'))).toEqual({ kind: 'lost' })
  const { Invites: [invite] } = await api.getInvites({})
  const edit = async (EndDate: string, more: { InviteName?: string } = {}) => {
    const { Ports, ID, InviteName, Description, StartDate, AccessCount } = await api.getInvite({ ID: invite?.ID ?? '' })
    await api.updateInvite({ ID, InviteName, Description, StartDate, AccessCount, EndDate, Ports: Ports.map(({ PortID }) => PortID), ...more })
    return changeHead(await newest('updateInvite'))
  }
  await edit('2027-01-01T06:00:00Z')
  expect(await edit('2027-03-01T06:00:00Z')).toEqual({ kind: 'extended' })
  expect(await edit('2027-02-01T06:00:00Z')).toBeNull()
  expect(await edit('2027-03-01T06:00:00Z', { InviteName: 'Piano movers' })).toBeNull()
})

test('an undone import is one line', async () => {
  const { api, newest } = await opened()
  const { ImportID } = await api.createImport({ PropertyID: 1, FileName: 'movers.csv', Rows: 2 })
  await api.addImportRows({ ImportID, Rows: ['Ana Mover', 'Luis Mover'].map((Name, index) => ({ Row: index + 2, Person: { Name, GateCode: `9041${index}` } })) })
  await api.changeImport({ ImportID, Action: 'start' })
  while ((await api.getImport({ ImportID })).State === 'running');
  await api.undoImport({ ImportID })
  while ((await api.getImport({ ImportID })).UndoWaiting > 0);
  expect(changeHead(await newest('undoImport'))).toEqual({ kind: 'undidImport', records: 4 })
})

test.each([['', 'paid'], ['The card was declined.', 'payingFailed']])('a payment with the problem “%s” has the right headline', (problem, kind) => {
  const row: ChangedRow = {
    Subject: 'billing', SubjectID: '1', Name: '', Event: 'insert', IsRecord: false,
    Fields: [{ Field: 'amount', From: null, To: 45_004 }, { Field: 'paidWith', From: null, To: 'Visa 4242' }, { Field: 'problem', From: null, To: problem }],
  }
  expect(changeHead({ Call: 'chargeInvoice', Rows: [row], MoreRows: 0, Subject: 'billing', Subjects: 1 })).toEqual({ kind })
  expect(changeHead({ Call: '', Rows: [row], MoreRows: 0, Subject: 'billing', Subjects: 1 })).toEqual({ kind: `${kind}Automatically` })
})
