import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  mayChangeGroup, mayChangePerson, mayNamePerson, maySeeGroup, maySeePerson, maySignInAs, rankOf, reachesAccount, type Standing,
} from './reach.ts'
import { mayDo, rightNames } from './rights.ts'
import { isOperator } from './roles.ts'

const someone: Standing = { id: 1, accountId: 1, role: 3, groupId: null, level: null }
let ids = 1
const person = (fields: Partial<Standing>): Standing => ({ ...someone, id: (ids += 1), ...fields })
const inGroup = (level: number, fields: Partial<Standing> = {}) => person({ groupId: level * 10, level, ...fields })

const superAdmin = person({ role: 1 })
const staff = person({ role: 2 })
const top = person({ IsUserAdmin: true })
const admin = inGroup(2, { IsUserAdmin: true })

describe('§6 Nobody reaches above themselves', () => {
  it.each<[string, Standing, Standing, { sees: boolean; changes: boolean }]>([
    ['an administrator without a group: another one', top, person({ IsUserAdmin: true }), { sees: true, changes: true }],
    ['… the highest group', top, inGroup(1, { IsUserAdmin: true }), { sees: true, changes: true }],
    ['… the company’s staff in their own account', top, staff, { sees: false, changes: false }],
    ['… a SuperAdmin in their own account', top, superAdmin, { sees: false, changes: false }],
    ['… an administrator of another account', top, person({ accountId: 2, IsUserAdmin: true }), { sees: false, changes: false }],
    ['an administrator of level 2: level 1', admin, inGroup(1), { sees: false, changes: false }],
    ['… the own group', admin, inGroup(2), { sees: true, changes: false }],
    ['… another group of level 2', admin, inGroup(2, { groupId: 21 }), { sees: false, changes: false }],
    ['… level 3', admin, inGroup(3, { IsUserAdmin: true }), { sees: true, changes: true }],
    ['… someone without a group', admin, person({}), { sees: true, changes: true }],
    ['… an administrator without a group', admin, top, { sees: false, changes: false }],
    ['… a billing administrator without a group', admin, person({ IsBillingAdmin: true }), { sees: false, changes: false }],
    ['… oneself', admin, admin, { sees: true, changes: false }],
    ['an administrator without a group: oneself', top, top, { sees: true, changes: true }],
    ['Staff: the highest of any account', staff, person({ accountId: 9, IsUserAdmin: true }), { sees: true, changes: true }],
    ['… other Staff', staff, person({ role: 2, accountId: 9 }), { sees: true, changes: false }],
    ['… a SuperAdmin', staff, superAdmin, { sees: false, changes: false }],
    ['a SuperAdmin: another one', superAdmin, person({ role: 1, accountId: 9 }), { sees: true, changes: true }],
    ['an operator’s group says nothing', top, inGroup(5, { role: 2 }), { sees: false, changes: false }],
  ])('%s', (_name, viewer, other, { sees, changes }) => {
    expect([maySeePerson(viewer, other), mayChangePerson(viewer, other)]).toEqual([sees, changes])
  })

  it('a viewer without the right to view users sees only their own name', () => {
    const resident = inGroup(4)
    expect(mayNamePerson(resident, inGroup(4))).toBe(false)
    expect(mayNamePerson(person({ IsBillingAdmin: true }), inGroup(4))).toBe(false)
    expect(mayNamePerson(resident, resident)).toBe(true)
    expect(mayNamePerson(admin, inGroup(4))).toBe(true)
    expect(mayNamePerson(admin, inGroup(1))).toBe(false)
  })

  it('only operators sign in as others, and only as users below them', () => {
    expect([superAdmin, staff, top].map((viewer) => maySignInAs(viewer, admin))).toEqual([true, true, false])
    expect([maySignInAs(superAdmin, staff), maySignInAs(staff, superAdmin), maySignInAs(superAdmin, superAdmin)]).toEqual([true, false, false])
  })

  it('a viewer sees their own group, and changes the groups below', () => {
    const of = (level: number, id = level * 10) => ({ id, accountId: 1, level })
    expect([1, 2, 3].map((level) => maySeeGroup(admin, of(level)))).toEqual([false, true, true])
    expect([1, 2, 3].map((level) => mayChangeGroup(admin, of(level)))).toEqual([false, false, true])
    expect(maySeeGroup(admin, of(2, 21))).toBe(false)
    expect(mayChangeGroup(top, of(1))).toBe(true)
    expect(mayChangeGroup(top, { accountId: 2, level: 5 })).toBe(false)
    expect(mayChangeGroup(staff, { accountId: 2, level: 1 })).toBe(true)
  })
})

const anyone: fc.Arbitrary<Standing> = fc
  .record({
    id: fc.nat(),
    accountId: fc.integer({ min: 1, max: 2 }),
    role: fc.constantFrom(1, 2, 3, 3, 3, 3, 4, 0),
    groupId: fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }),
    IsUserAdmin: fc.boolean(),
    IsKitsAdmin: fc.boolean(),
    IsBillingAdmin: fc.boolean(),
  })
  // Two groups of each level.
  .map((fields) => ({ ...fields, level: fields.groupId === null ? null : Math.ceil(fields.groupId / 2) }))

const pairs = (check: (viewer: Standing, other: Standing) => void) =>
  fc.assert(fc.property(anyone, anyone, (viewer, other) => check({ ...viewer, id: 1 }, { ...other, id: 2 })), { numRuns: 500 })

describe('§6 Reach, for any viewer and any user', () => {
  it('no viewer may change a user above themselves', () => {
    pairs((viewer, other) => {
      if (rankOf(other) >= rankOf(viewer)) return
      expect([maySeePerson, mayChangePerson, maySignInAs, mayNamePerson].some((may) => may(viewer, other))).toBe(false)
    })
  })

  it('a viewer may see and name every user that the viewer may change', () => {
    pairs((viewer, other) => {
      if (mayChangePerson(viewer, other) || maySignInAs(viewer, other) || mayNamePerson(viewer, other)) expect(maySeePerson(viewer, other)).toBe(true)
    })
  })

  it('two users can change each other only if no one in their account is above both', () => {
    pairs((one, other) => {
      if (!mayChangePerson(one, other) || !mayChangePerson(other, one)) return
      expect(rankOf(one)).toBe(rankOf(other))
      expect(isOperator(one) ? one.role === 1 : one.level === null).toBe(true)
    })
  })

  it('no one except operators may see or change users of another account', () => {
    pairs((viewer, other) => {
      if (maySeePerson(viewer, other)) expect(reachesAccount(viewer, other.accountId)).toBe(true)
      if (viewer.accountId !== other.accountId && !isOperator(viewer)) expect(mayNamePerson(viewer, other)).toBe(false)
    })
  })

  it('a user who may change a second, who may change a third, may change the third too', () => {
    fc.assert(fc.property(anyone, anyone, anyone, (one, other, third) => {
      if (mayChangePerson(one, other) && mayChangePerson(other, third)) expect(mayChangePerson(one, third)).toBe(true)
    }))
  })

  it('signing in as another user gives no new right', () => {
    pairs((viewer, other) => {
      if (!maySignInAs(viewer, other)) return
      expect(rightNames.filter((right) => mayDo(other, right) && !mayDo(viewer, right))).toEqual([])
    })
  })

  it('setting a password gives no new right: administrators of users have all rights of users below them', () => {
    pairs((viewer, other) => {
      if (!mayDo(viewer, 'users.setPassword') || !mayChangePerson(viewer, other)) return
      expect(rightNames.filter((right) => mayDo(other, right) && !mayDo(viewer, right))).toEqual([])
    })
  })
})
