import type { CallGroupRecord } from '@portal/api-client/contract'
import { expect, it } from 'vitest'
import { callGroupsAddress, matchCallGroups } from './route.tsx'

const person = { UserID: 1, Name: 'Ana Lucía Barrientos', Unit: '0911', Phone: '', HasApp: true, RingsPhone: false, AllowsNotifications: true, QuietHours: [], GoneSince: null }
const group: CallGroupRecord = {
  ID: 1, IsVideo: true, PropertyID: 1, PropertyName: 'Pines', TimeZone: 'UTC', Name: 'Tower B Desk', DirectoryPin: '00911', QuietHours: [], FirstCalled: [1], SecondCalled: [],
  Numbers: [{ Phone: '+1 713 555 0100', Label: 'Leasing line', UserID: null }], People: [person], Stations: [], Users: 0, OpenInvitations: 0, Version: 1, UpdatedBy: '',
}
const night: CallGroupRecord = { ...group, ID: 2, IsVideo: false, Name: 'Night line', DirectoryPin: '', FirstCalled: [], People: [], Numbers: [] }

it.each([
  ['tower', [1]], ['LUCIA', [1]], ['lucía desk', [1]], ['7135550100', [1]], ['00911', [1]], ['leasing', [1]], ['pines', [1, 2]], ['tower night', []], ['', [1, 2]],
])('“%s” finds the call groups that contain each of its words', (search, ids) => {
  expect(matchCallGroups([group, night], { search, kind: null }).map(({ ID }) => ID)).toEqual(ids)
})

it('a kind filters the list, and an invalid address shows both kinds', () => {
  expect(matchCallGroups([group, night], { search: '', kind: 'voice' })).toEqual([night])
  const read = (query: string) => callGroupsAddress.read(new URLSearchParams(query))
  expect(read('search=%3Cb%3E&kind=fax')).toEqual({ search: '', kind: null })
  const query = { search: 'tower b', kind: 'video' } as const
  expect(read(callGroupsAddress.write(query).split('?')[1] ?? '')).toEqual(query)
})
