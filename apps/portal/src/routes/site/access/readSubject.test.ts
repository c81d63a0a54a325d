import { expect, test } from 'vitest'
import { canTheyGetInPath } from '#portal/app/paths.ts'
import { readSubject } from './route.tsx'

const queryOf = (path: string) => new URL(path, 'https://portal.example').searchParams

test.each([
  [{ user: 4 }, { UserID: 4 }],
  [{ group: 2 }, { UserGroupID: 2 }],
  [{ code: 17 }, { AccessCodeID: 17 }],
  [{ event: 9 }, { EventID: 9 }],
  [{ invite: 'inv-1&x' }, { InviteID: 'inv-1&x' }],
] as const)('%j is read back from its address', (about, subject) => {
  expect(readSubject(queryOf(canTheyGetInPath(about)))).toEqual(subject)
})

test.each(['', '?user=', '?user=0', '?user=1.5', '?event=x'])('%j has no subject', (query) => {
  expect(readSubject(new URLSearchParams(query))).toBeNull()
})
