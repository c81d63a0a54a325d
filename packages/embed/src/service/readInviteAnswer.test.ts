import { endpoints } from '@portal/api-client/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readInviteAnswer } from './readInviteAnswer.ts'

const answer = {
  InviteType: 'Recurring', InviteName: 'Cleaning', SentBy: 'Priya', StartDate: null, EndDate: '2027-01-01T00:00:00Z', Properties: ['Main Gate'], Description: '',
  WeeklyDescriptions: [{ Week: 'Monday', RestrictionInfo: '7:00 AM to 3:30 PM' }], AccessCount: 2, Result: '', Status: 'Valid', ID: 'a.b.c', DownloadName: 'key',
  TimeZone: 'America/Chicago', GeneratedAt: null, LastUsedAt: null,
  Brand: { Name: 'Oakline', Accent: '#2f6b3a', Logo: null },
}

const isRead = (read: (value: unknown) => unknown, value: unknown) => {
  try {
    read(value)
    return true
  } catch {
    return false
  }
}

test('an answer is read exactly if the contract reads it', () => {
  const odd = fc.oneof(fc.constantFrom(undefined, null, '', 0, 1.5, Number.NaN, true, 'Temporary', [], {}, ['x'], [1], [null], [{ Week: 'Mon' }], [{ Week: 'Mon', RestrictionInfo: '' }], { Name: '', Accent: '', Logo: '' }, { Name: '', Accent: 1, Logo: null }), fc.jsonValue())
  const schema = endpoints.showQRCode.response
  fc.assert(fc.property(fc.constantFrom(...Object.keys(answer)), odd, fc.boolean(), (field, value, isMissing) => {
    const changed: Record<string, unknown> = { ...answer, [field]: value }
    if (isMissing) delete changed[field]
    expect(isRead(readInviteAnswer, changed)).toBe(!('issues' in schema['~standard'].validate(changed)))
  }), { numRuns: 2000 })
  expect(readInviteAnswer({ ...answer, New: 1 })).toMatchObject({ ...answer, New: 1 })
  for (const value of [null, undefined, 'text', [], 7]) expect(() => readInviteAnswer(value)).toThrow('unreadable')
})
