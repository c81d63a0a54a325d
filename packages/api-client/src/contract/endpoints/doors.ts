import * as v from 'valibot'
import { longestHold } from '@portal/domain'
import { portId } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { doorAction } from '../doorShapes.ts'
import { instant } from '../shapes.ts'
import { line } from '../textFields.ts'

const door = { area: 'doors', service: 'device-actions', method: 'POST', auth: 'session', assumed: true, idempotent: true } as const
const response = v.looseObject({ message: v.string(), Action: doorAction })
const request = v.object({ PortID: portId })

/**
 * Opens a door momentarily. A second press while the first opens the door returns the first action. Users who manage devices open every
 * door of the account. Others need access of their own, which counts as an entry. Refusals: 403, 403 `NO_ACCESS` with `Reason` (a
 * `GateReason`), 404, 409 `FIRE_ALARM`, `LOCKED_DOWN`, `OFFLINE`, `STANDS_OPEN`.
 */
export const openDoor = defineEndpoint({ ...door, as: 'open', path: '/api/Door/OpenDoor', summary: 'Opens a door for a moment.', request, response })

/**
 * Holds a door open until an instant, at most 24 hours ahead. Refusals: 400 `VALIDATION`, 403, 403 `LIMITED` (the user's
 * `LimitActuationModeID`), 404, 409 as for `openDoor`.
 */
export const holdDoorOpen = defineEndpoint({
  ...door, as: 'hold', path: '/api/Door/HoldDoorOpen', summary: `Holds a door open until a time, for ${longestHold / 3_600_000} hours at most.`,
  request: v.object({ PortID: portId, Until: instant, Note: v.optional(line(120), '') }), response,
})

/**
 * Closes a door that is held open. If its schedule holds it open, it stays closed until the end of that window of the schedule. Refusals:
 * 403, 404, 409 `IS_CLOSED`, `LEFT_OPEN`.
 */
export const closeDoor = defineEndpoint({ ...door, as: 'close', path: '/api/Door/CloseDoor', summary: 'Closes a door that is held open.', request, response })

/** Ends a user's command, so that the schedule decides again. Refusals: 403, 404, 409 `FOLLOWS_SCHEDULE`. */
export const resumeDoorSchedule = defineEndpoint({
  ...door, as: 'resumeSchedule', path: '/api/Door/ResumeDoorSchedule', summary: 'Returns a door to its schedule.', request, response,
})
