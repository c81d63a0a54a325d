import type { CallGroupRecord } from '@portal/api-client/contract'
import type { CallGroupKind } from './callGroupsQuery.ts'

export interface CallGroupPlace {
  ID: number
  Name: string
  TimeZone: string
}

/** An empty new group. Its stations follow from its property after saving. */
export function newCallGroup(kind: CallGroupKind, place: CallGroupPlace): CallGroupRecord {
  return {
    ID: 0, IsVideo: kind === 'video', PropertyID: place.ID, PropertyName: place.Name, TimeZone: place.TimeZone, Name: '', DirectoryPin: '', QuietHours: [],
    FirstCalled: [], SecondCalled: [], Numbers: [], People: [], Stations: [], Users: 0, OpenInvitations: 0, Version: 0, UpdatedBy: '',
  }
}
