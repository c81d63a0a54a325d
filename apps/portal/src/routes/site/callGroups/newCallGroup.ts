import type { CallGroupRecord } from '@portal/api-client/contract'
import type { CallGroupKind } from './callGroupsQuery.ts'

export interface CallGroupPlace {
  ID: number
  Name: string
  TimeZone: string
}

/** What a new group begins as: nobody is rung yet. Its stations come with the place, once it is saved. */
export function newCallGroup(kind: CallGroupKind, place: CallGroupPlace): CallGroupRecord {
  return {
    ID: 0, IsVideo: kind === 'video', PropertyID: place.ID, PropertyName: place.Name, TimeZone: place.TimeZone, Name: '', DirectoryPin: '', QuietHours: [],
    FirstCalled: [], SecondCalled: [], Numbers: [], People: [], Stations: [], Users: 0, OpenInvitations: 0, Version: 0, UpdatedBy: '',
  }
}
