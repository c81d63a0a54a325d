import { expect, it } from 'vitest'
import { unrestricted } from '../restriction/restriction.ts'
import type { AccessInput } from './accessInput.ts'
import { explainAccess, findAccessEnd } from './explainAccess.ts'

/** Monday, November 23, 2026, 10 AM in Chicago. */
const monday10 = Date.parse('2026-11-23T16:00Z')
const input: AccessInput = {
  at: monday10,
  timeZone: 'America/Chicago',
  port: { id: 1, default: 'closed' },
  person: { id: 7, isActive: true, accountIsActive: true, hasGroupOrDoors: true },
  groupRestriction: { ...unrestricted, windows: [{ days: [1, 2, 3, 4, 5], start: 480, end: 1080 }] },
}

it('access ends with the hours or with the end of the entry method, whichever is first', () => {
  const end = Date.parse('2026-11-24T00:00Z')
  expect(findAccessEnd(input)).toBe(end)
  expect(explainAccess({ ...input, at: end - 1 }).outcome).toBe('allowed')
  expect(explainAccess({ ...input, at: end }).outcome).toBe('denied')
  expect(findAccessEnd({ ...input, credential: { isKnown: true, validUntil: monday10 + 3_600_000 } })).toBe(monday10 + 3_600_000)
})

it('access without hours has no end, and neither has access that is denied', () => {
  expect(findAccessEnd({ ...input, groupRestriction: null })).toBeNull()
  expect(findAccessEnd({ ...input, at: Date.parse('2026-11-22T16:00Z') })).toBeNull()
})
