import { isUserDetailsError, type Landing, resolveLanding } from '@portal/domain'
import { expect, test } from 'vitest'
import { danaName, longTest, openBench } from '../testing.fixture.ts'

interface User {
  accountIsActive: boolean
  isOperator: boolean
  isSingleFamily: boolean
  type: 1 | 2 | 9
  hasCallGroup: boolean
  /** `billing` lands on billing; `billingAndUsers` is also an administrator of users, who lands on the dashboard. */
  administers: 'nothing' | 'billing' | 'billingAndUsers'
  hasNoDashboard: boolean
}

const either = [false, true]
const users = either.flatMap((accountIsActive) => either.flatMap((isOperator) => either.flatMap((isSingleFamily) => ([1, 2, 9] as const).flatMap((type) => either.flatMap((hasCallGroup) =>
  (['nothing', 'billing', 'billingAndUsers'] as const).flatMap((administers) => either.map((hasNoDashboard): User => ({ accountIsActive, isOperator, isSingleFamily, type, hasCallGroup, administers, hasNoDashboard }))))))))

/** The rows of the specification ("After landing on '/'"), as written there: the first that fits decides. */
const rows: [Landing, Partial<User>][] = [
  ['inactive', { accountIsActive: false, isOperator: false }],
  ['singleFamilySetup', { isSingleFamily: true }],
  ['videoCallGroup', { type: 2, hasCallGroup: true }],
  ['voiceCallGroup', { type: 9, hasCallGroup: true }],
  ['login', { type: 2 }],
  ['login', { type: 9 }],
  ['billing', { administers: 'billing', isOperator: false }],
  ['signOut', { hasNoDashboard: true }],
  ['dashboard', {}],
]

const specified = (user: User) => rows.find(([, fits]) => (Object.keys(fits) as (keyof User)[]).every((name) => user[name] === fits[name]))?.[0]

test('§2 landing: with any flags of user and account, a signed-in user lands where the specification’s table says', { timeout: longTest }, async () => {
  const { client, sandbox: { store }, signIn } = await openBench()
  const { authKey } = await signIn()
  const { id: callGroup } = await store.selectFrom('call_groups').select('id').executeTakeFirstOrThrow()
  const reached = new Set<Landing>()
  const wrong: unknown[] = []
  for (const user of users) {
    const { accountIsActive, isOperator, isSingleFamily, type, hasCallGroup, administers, hasNoDashboard } = user
    await store.updateTable('accounts').set({ is_active: Number(accountIsActive) }).where('id', '=', 1).execute()
    await store.updateTable('users').set({
      role: isOperator ? 2 : 3, is_single_family: Number(isSingleFamily), user_type_id: type, call_group_id: hasCallGroup ? callGroup : null, is_kits_admin: 0,
      is_billing_admin: Number(administers !== 'nothing'), is_user_admin: Number(administers === 'billingAndUsers'), dashboard_flag: hasNoDashboard ? 3 : 1,
    }).where('username', '=', danaName).execute()
    const details = await client.getUserDetails({ authkey: authKey })
    if (isUserDetailsError(details)) throw new Error(details.message)
    const landing = resolveLanding(details)
    reached.add(landing)
    if (landing !== specified(user)) wrong.push([landing, specified(user), user])
  }
  expect(wrong).toEqual([])
  expect(reached).toEqual(new Set(rows.map(([landing]) => landing)))
})
