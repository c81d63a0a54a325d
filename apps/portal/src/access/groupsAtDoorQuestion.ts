import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Question } from '../app/asking.tsx'

/** The request for the user groups at a door, each with whether its members can enter now. */
export const groupsAtDoorQuestion = (id: string): Question<ResponseOf<typeof endpoints.getGroupsAtDoor>> => ({
  key: `groupsAtDoor ${id}`, changesWith: ['doors', 'lockdown'], ask: (api, signal) => api.getGroupsAtDoor({ PortID: id }, { signal }),
})

/** Milliseconds between two requests, because hours begin and end at any minute. */
export const groupsAtDoorPause = 60_000
