import { expect, it } from 'vitest'
import { accountState, type AccountStanding } from './accountState.ts'

const well: AccountStanding = { IsActive: true, RunningLockdowns: 0, DoorsOffline: 0, SetUpStep: null }

it.each<[Partial<AccountStanding>, string]>([
  [{}, 'active'],
  [{ SetUpStep: 4 }, 'settingUp'],
  [{ SetUpStep: 4, DoorsOffline: 1 }, 'offline'],
  [{ DoorsOffline: 2, RunningLockdowns: 1 }, 'lockdown'],
  [{ IsActive: false, DoorsOffline: 2, RunningLockdowns: 1, SetUpStep: 4 }, 'inactive'],
])('an account with %o is %s', (standing, state) => {
  expect(accountState({ ...well, ...standing })).toBe(state)
})
