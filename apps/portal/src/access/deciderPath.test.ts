import { expect, it } from 'vitest'
import { deciderPath } from './deciderPath.ts'

const nobody = { UserID: null, UserGroupID: null, GroupRestrictionID: null, AccessCodeID: null, InviteID: null }
const person = { ...nobody, UserID: 7, UserGroupID: 4, GroupRestrictionID: 12 }
const reason = (Because: string) => ({ Rule: 'heldOpen', Result: 'allows' as const, Because, Data: {} })

it.each<[string, Parameters<typeof deciderPath>[0], string | null]>([
  ['the restriction of the group at that door', { Deciding: 'groupRestriction', Subject: person, Reasons: [] }, '/site/groups/4/rules/12'],
  ['the group that opens no doors', { Deciding: 'groupRestriction', Subject: { ...person, GroupRestrictionID: null }, Reasons: [] }, '/site/groups/4'],
  ['their own hours', { Deciding: 'ownRestriction', Subject: person, Reasons: [] }, '/site/users/7/restriction'],
  ['an invite’s hours', { Deciding: 'ownRestriction', Subject: { ...nobody, InviteID: 'a/b' }, Reasons: [] }, '/site/invites/a%2Fb/edit'],
  ['an invite that is over', { Deciding: 'standing', Subject: { ...nobody, InviteID: 'ab' }, Reasons: [] }, '/site/invites/ab'],
  ['a suspended entry method', { Deciding: 'standing', Subject: { ...person, AccessCodeID: 3 }, Reasons: [] }, '/site/users/7/codes/3'],
  ['a schedule', { Deciding: 'heldOpen', Subject: person, Reasons: [reason('heldOpen')] }, '/site/schedules'],
  ['a hold-open PIN, which has no page', { Deciding: 'heldOpen', Subject: person, Reasons: [reason('heldOpenByCode')] }, null],
  ['the door’s own rule, which has no page', { Deciding: 'portDefault', Subject: person, Reasons: [] }, null],
  ['a PIN that no user has', { Deciding: 'standing', Subject: nobody, Reasons: [] }, null],
])('finds the page of the deciding record: %s', (_, answer, path) => {
  expect(deciderPath(answer)).toBe(path)
})
