import { describe, expect, it } from 'vitest'
import { mayDo, profiles, profilesOf, type Right, rightNames, rights, type RightsHolder } from './rights.ts'

const customer: RightsHolder = { role: 3, UserTypeID: 1, IsUserAdmin: false, IsKitsAdmin: false, IsBillingAdmin: false }
const doing = (user: Partial<RightsHolder>) => rightNames.filter((right) => mayDo({ ...customer, ...user }, right))

describe('§6 Roles and permissions', () => {
  it.each([
    ['superAdmin', { role: 1 }],
    ['staff', { role: 2 }],
    ['userAdmin', { IsUserAdmin: true }],
    ['kitsAdmin', { IsKitsAdmin: true }],
    ['billingAdmin', { IsBillingAdmin: true }],
    ['callGroupManager', { UserTypeID: 2 }],
    ['voiceGroupUser', { UserTypeID: 9 }],
    ['customer', {}],
  ])('§6 %s', (profile, user) => {
    expect(profilesOf({ ...customer, ...user })).toEqual([profile])
  })

  it('§6 rights of several flags add up, and no flag removes a right', () => {
    const both = { ...customer, IsKitsAdmin: true, IsBillingAdmin: true }
    expect(profilesOf(both)).toEqual(['kitsAdmin', 'billingAdmin'])
    expect(doing(both)).toEqual(rightNames.filter((right) => doing({ IsKitsAdmin: true }).includes(right) || doing({ IsBillingAdmin: true }).includes(right)))
  })

  it('§6 an unknown role grants nothing', () => {
    expect(doing({ role: 4 })).toEqual(doing({}))
    expect(doing({ role: 0 })).toEqual(doing({}))
  })

  it('§6 only operators sign in as other users, appoint kits administrators and manage accounts', () => {
    expect(rightNames.filter((right) => doing({ role: 2 }).includes(right) && !doing({ IsUserAdmin: true }).includes(right))).toEqual(['accounts.view', 'accounts.edit', 'users.setKitsAdmin', 'users.signInAs'])
    expect(doing({ role: 1 })).toEqual(rightNames)
  })

  it('§1 account administrators and those above them manage billing; billing administrators do nothing else for others', () => {
    for (const holder of [{ role: 1 }, { role: 2 }, { IsUserAdmin: true }, { IsBillingAdmin: true }]) {
      expect(doing(holder).filter((right) => right.startsWith('billing.'))).toEqual(['billing.view', 'billing.pay', 'billing.edit'])
    }
    for (const holder of [{ IsKitsAdmin: true }, { UserTypeID: 2 }, { UserTypeID: 9 }, {}]) {
      expect(doing(holder).filter((right) => right.startsWith('billing.'))).toEqual([])
    }
  })

  it('§6 a higher profile may do whatever a lower one may', () => {
    const [superAdmin, staff, userAdmin, ...below] = [
      { role: 1 }, { role: 2 }, { IsUserAdmin: true }, { IsKitsAdmin: true }, { IsBillingAdmin: true }, { UserTypeID: 2 }, { UserTypeID: 9 }, {},
    ].map(doing)
    expect(superAdmin).toEqual(expect.arrayContaining(staff ?? []))
    expect(staff).toEqual(expect.arrayContaining(userAdmin ?? []))
    for (const rightsBelow of below) expect(userAdmin).toEqual(expect.arrayContaining(rightsBelow))
  })

  it('§6 a voice group user opens doors during a call and edits their own group; no import, hold open, billing, devices, schedules, restrictions, entry methods or other users', () => {
    expect(doing({ UserTypeID: 9 })).toEqual(['users.own', 'invites.own', 'callGroups.own', 'gate.open'])
    expect(doing({ UserTypeID: 2 })).toEqual(['users.own', 'invites.own', 'callGroups.own', 'gate.open'])
  })

  it("§6 a billing administrator pays and sees no one's codes; a customer sees the dashboard", () => {
    expect(doing({ IsBillingAdmin: true })).toEqual(['dashboard.view', 'users.own', 'billing.view', 'billing.pay', 'billing.edit'])
    expect(doing({ IsKitsAdmin: true })).toEqual(['dashboard.view', 'users.own', 'schedules.view', 'gate.open', 'devices.view', 'devices.push', 'log.view'])
    expect(doing({})).toEqual(['dashboard.view', 'users.own', 'invites.own', 'gate.open'])
  })

  it('a user who may change a thing may see it', () => {
    const seenAs = (right: Right) => `${right.split('.')[0] ?? ''}.view`
    for (const right of rightNames.filter((name) => seenAs(name) in rights && !name.endsWith('.own'))) {
      expect(rights[seenAs(right) as Right], right).toEqual(expect.arrayContaining([...rights[right]]))
    }
  })

  it('every action has a profile, and every profile has an action', () => {
    expect(rightNames.filter((right) => new Set<string>(rights[right]).size === 0)).toEqual([])
    expect(profiles.filter((profile) => !rightNames.some((right) => (rights[right] as readonly string[]).includes(profile)))).toEqual([])
  })
})
