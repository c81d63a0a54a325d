import * as v from 'valibot'
import { commandStates, deviceActions } from '@portal/domain'
import { paging, recordId } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { count } from '../shapes.ts'

const devicePush = v.looseObject({
  ID: recordId,
  /** ISO instant. */
  At: v.string(),
  ModuleID: recordId,
  ModuleName: v.string(),
  HardwareID: v.nullable(v.number()),
  /** A name of the domain's `PushKind`; empty for hardware without one. */
  Push: v.string(),
  /** `pulse`: a door was opened for a moment. */
  Action: v.picklist(deviceActions),
  AccessCodeID: v.nullable(recordId),
  /** `sent`: the controller has not answered yet. `failed`: given up until it is sent again. */
  Status: v.picklist(commandStates),
})

/** The codes to send to a controller: the named one, or all of its codes if none is named. */
const request = v.object({ ModuleID: recordId, AccessCodeID: v.optional(recordId) })
const response = v.looseObject({ message: v.string(), Pushes: v.array(devicePush) })

/**
 * The push of one hardware type (specification §7). Refusals: 404 for a controller or code that is not the account's, 409 `WRONG_PUSH` if
 * the controller's hardware type needs another push.
 */
const push = { area: 'devices', service: 'device-actions', method: 'GET', auth: 'session', assumed: true, request, response } as const

export const getXml = defineEndpoint({ ...push, path: '/XML', summary: 'Sends codes to a controller that reads XML.' })
export const evoHttp = defineEndpoint({ ...push, path: '/EVOhttp', summary: 'Sends codes to an EVO controller.' })
export const u2Http = defineEndpoint({ ...push, path: '/U2http', summary: 'Sends codes to a U2 controller.' })
export const talkMan = defineEndpoint({ ...push, path: '/TalkMan', summary: 'Sends codes to a TalkMan.' })
export const omniPointAddCode = defineEndpoint({ ...push, path: '/OmniPoint/AddCode', summary: 'Adds a code to an OmniPoint gateway.' })
export const omniPointUpdateCode = defineEndpoint({ ...push, path: '/OmniPoint/UpdateCode', summary: 'Changes a code on an OmniPoint gateway.' })
export const omniPointRemoveCode = defineEndpoint({ ...push, path: '/OmniPoint/RemoveCode', summary: 'Takes a code off an OmniPoint gateway.' })
export const entriaSave = defineEndpoint({ ...push, path: '/Entria/Save', summary: 'Sends codes to an Entria controller.' })

/** Each controller gets the push of its own hardware type. 404 if one of them is not the account's; no controller gets a push then. */
export const sendCodeToDeviceByModuleIDList = defineEndpoint({
  area: 'devices',
  service: 'device-actions',
  method: 'POST',
  path: '/SendCodeToDeviceByModuleIDList',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Sends codes to several controllers at once.',
  request: v.object({ ModuleIDs: v.pipe(v.array(recordId), v.minLength(1), v.maxLength(200)), AccessCodeID: v.optional(recordId) }),
  response,
})

/** Newest first. */
export const getDevicePushes = defineEndpoint({
  area: 'devices',
  service: 'device-actions',
  method: 'GET',
  path: '/api/DevicePush/GetDevicePushes',
  auth: 'session',
  assumed: true,
  summary: 'What was sent to which controller.',
  request: v.object({ ModuleID: v.optional(recordId), AccessCodeID: v.optional(recordId), ...paging }),
  response: v.looseObject({ TotalCount: count, Pushes: v.array(devicePush) }),
})
