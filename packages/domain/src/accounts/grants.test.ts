import { describe, expect, it } from 'vitest'
import { type GrantedFlag, grantedFlags, landsOnBilling, mayGrant } from './grants.ts'
import { mayDo, type Right, rightNames, rights, type RightsHolder } from './rights.ts'

const flags = Object.keys(grantedFlags) as GrantedFlag[]
const holders: RightsHolder[] = [
  { role: 1 }, { role: 2 }, { role: 3 }, { role: 3, UserTypeID: 2 }, { role: 3, UserTypeID: 9 },
  ...flags.map((flag) => ({ role: 3, [flag]: true })), { role: 3, IsKitsAdmin: true, IsBillingAdmin: true }, { role: 3, IsUserAdmin: true, IsKitsAdmin: true },
]

describe('§6 Granting rights', () => {
  it('no one can grant a right without having it', () => {
    for (const holder of holders) {
      for (const flag of flags.filter((one) => mayGrant(holder, one))) {
        const given = rightNames.filter((right: Right) => (rights[right] as readonly string[]).includes(grantedFlags[flag].profile))
        expect(given.filter((right) => !mayDo(holder, right)), `${JSON.stringify(holder)} ${flag}`).toEqual([])
      }
    }
  })

  it('administrators of users grant the flags that they have or rank above; other users grant none', () => {
    expect(flags.filter((flag) => mayGrant({ role: 3, IsUserAdmin: true }, flag))).toEqual(['IsUserAdmin', 'IsBillingAdmin'])
    expect(flags.filter((flag) => mayGrant({ role: 3, IsUserAdmin: true, IsKitsAdmin: true }, flag))).toEqual(flags)
    expect(flags.filter((flag) => mayGrant({ role: 2 }, flag))).toEqual(flags)
    for (const holder of [{ role: 3 }, { role: 3, IsKitsAdmin: true }, { role: 3, IsBillingAdmin: true }]) {
      expect(flags.filter((flag) => mayGrant(holder, flag))).toEqual([])
    }
  })

  it('§2 billing administrators start on the billing page, unless they also administer users', () => {
    expect(landsOnBilling({ role: 3, IsBillingAdmin: true })).toBe(true)
    expect(landsOnBilling({ role: 3, IsBillingAdmin: true, IsKitsAdmin: true })).toBe(true)
    expect(landsOnBilling({ role: 3, IsBillingAdmin: true, IsUserAdmin: true })).toBe(false)
    expect(landsOnBilling({ role: 1, IsBillingAdmin: true })).toBe(false)
    expect(landsOnBilling({ role: 3, IsUserAdmin: true })).toBe(false)
  })
})
