import { mayDo, type Profile, profiles, type Right, rightNames, rights, type RightsHolder } from '@portal/domain'
import { endpoints, type EndpointName } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { type AccountCall, callPayloads, nobodys } from './callPayloads.fixture.ts'
import { rightsOfCalls } from './rightsOfCalls.ts'
import { openBench } from './testing.fixture.ts'

const holders: Record<Profile, RightsHolder> = {
  superAdmin: { role: 1 }, staff: { role: 2 }, userAdmin: { role: 3, IsUserAdmin: true }, kitsAdmin: { role: 3, IsKitsAdmin: true },
  billingAdmin: { role: 3, IsBillingAdmin: true }, callGroupManager: { role: 3, UserTypeID: 2 }, voiceGroupUser: { role: 3, UserTypeID: 9 }, customer: { role: 3 },
}
const payloads = callPayloads(nobodys)
const names = Object.keys(payloads) as AccountCall[]

test.each(profiles)('§6 every call about users and access refuses or serves a %s as the role matrix says', async (profile) => {
  const bench = await openBench()
  const session = await bench.signIn()
  const { role, UserTypeID, IsUserAdmin = false, IsKitsAdmin = false, IsBillingAdmin = false } = holders[profile]
  const flags = { is_user_admin: Number(IsUserAdmin), is_kits_admin: Number(IsKitsAdmin), is_billing_admin: Number(IsBillingAdmin) }
  await bench.sandbox.store.updateTable('users').set({ role, user_type_id: UserTypeID ?? 1, ...flags }).where('id', '=', 1).execute()
  const seen: Record<string, boolean> = {}
  const expected: Record<string, boolean> = {}
  for (const name of [...names, 'getDashboard', 'getBillingInfo', 'getInvoices'] satisfies EndpointName[]) {
    const right = rightsOfCalls[name]
    if (right === 'own' || right === 'public') continue
    const { status, body } = await bench.send(await bench.seal(name, name in payloads ? payloads[name as AccountCall] : {}, session))
    expect(status, `${name}: ${JSON.stringify(body)}`).not.toBe(500)
    seen[name] = !(status === 403 && body['message'] === 'Your role does not allow this.')
    expected[name] = mayDo(holders[profile], right)
  }
  expect(seen).toEqual(expected)
})

test('every call with a session needs a right or is about the signed-in user, and no other call does', () => {
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    expect(rightsOfCalls[name] !== 'public', name).toBe(endpoints[name].auth === 'session')
  }
})

test('every right is needed by a call or checked inside one', () => {
  const asked = new Set<string>(Object.values(rightsOfCalls))
  // Rights that a handler checks in addition to its call's right: which flags a user may give, and which of other users' invites a user may see.
  const within: Right[] = ['invites.view', 'invites.revoke', 'users.setAdmin', 'users.setKitsAdmin', 'users.setBillingAdmin']
  expect(rightNames.filter((right) => !asked.has(right)).toSorted()).toEqual(within.toSorted())
  expect(Object.keys(rights)).toHaveLength(rightNames.length)
})
