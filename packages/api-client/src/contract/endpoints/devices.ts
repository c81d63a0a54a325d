import * as v from 'valibot'
import { commandReasons, commandStates, controllerStates, deviceActions } from '@portal/domain'
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
  /** Ours: the door to move; null for what is about the whole controller. */
  PortName: v.nullable(v.string()),
  /** The code's user, or a shared code's label; null where the signed-in user may not see it, for a deleted code, and without a code. */
  CodeName: v.nullable(v.string()),
  /** The name of the requesting user; null without one, and where the signed-in user may not see the name. */
  By: v.nullable(v.string()),
  Attempts: count,
  /** Why the last try failed. */
  Reason: v.nullable(v.picklist(commandReasons)),
  /** ISO instants: the next try while it waits; when it was sent; when it was acknowledged or given up. */
  NextTryAt: v.nullable(v.string()),
  SentAt: v.nullable(v.string()),
  DoneAt: v.nullable(v.string()),
})

/** The codes to send to a controller: the named one, or all of its codes if none is named. */
const request = v.object({ ModuleID: recordId, AccessCodeID: v.optional(recordId) })
const response = v.looseObject({ message: v.string(), Pushes: v.array(devicePush) })

/**
 * The push of one hardware type (specification §7). Refusals: 404 for a controller or code that is not the account's, 409 `WRONG_PUSH` if
 * the controller's hardware type needs another push.
 */
const push = { area: 'devices', service: 'device-actions', method: 'GET', auth: 'session', assumed: true, request, response } as const

export const getXml = defineEndpoint({ ...push, as: 'getXml', path: '/XML', summary: 'Sends codes to a controller that reads XML.' })
export const evoHttp = defineEndpoint({ ...push, as: 'pushEvo', path: '/EVOhttp', summary: 'Sends codes to an EVO controller.' })
export const u2Http = defineEndpoint({ ...push, as: 'pushU2', path: '/U2http', summary: 'Sends codes to a U2 controller.' })
export const talkMan = defineEndpoint({ ...push, as: 'pushTalkMan', path: '/TalkMan', summary: 'Sends codes to a TalkMan.' })
export const omniPointAddCode = defineEndpoint({ ...push, as: 'addOmniPointCode', path: '/OmniPoint/AddCode', summary: 'Adds a code to an OmniPoint gateway.' })
export const omniPointUpdateCode = defineEndpoint({ ...push, as: 'updateOmniPointCode', path: '/OmniPoint/UpdateCode', summary: 'Changes a code on an OmniPoint gateway.' })
export const omniPointRemoveCode = defineEndpoint({ ...push, as: 'removeOmniPointCode', path: '/OmniPoint/RemoveCode', summary: 'Deletes a code from an OmniPoint gateway.' })
export const entriaSave = defineEndpoint({ ...push, as: 'pushEntria', path: '/Entria/Save', summary: 'Sends codes to an Entria controller.' })

/** Each controller gets the push of its own hardware type. 404 if one of them is not the account's; no controller gets a push then. */
export const sendCodeToDeviceByModuleIDList = defineEndpoint({
  area: 'devices',
  as: 'sendCode',
  service: 'device-actions',
  method: 'POST',
  path: '/SendCodeToDeviceByModuleIDList',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Sends codes to several controllers at once.',
  request: v.object({ ModuleIDs: v.pipe(v.array(recordId), v.minLength(1), v.maxLength(1000)), AccessCodeID: v.optional(recordId) }),
  response,
})

/** Newest first. */
export const getDevicePushes = defineEndpoint({
  area: 'devices',
  as: 'listPushes',
  service: 'device-actions',
  method: 'GET',
  path: '/api/DevicePush/GetDevicePushes',
  auth: 'session',
  assumed: true,
  summary: 'The commands that were sent to controllers.',
  /** `open`: waiting, unanswered, or failed and not replaced by a later command. */
  request: v.object({ ModuleID: v.optional(recordId), AccessCodeID: v.optional(recordId), State: v.optional(v.picklist(['open', 'done'])), ...paging }),
  response: v.looseObject({ TotalCount: count, Pushes: v.array(devicePush) }),
})

const controller = v.looseObject({
  ModuleID: recordId,
  Name: v.string(),
  PropertyID: recordId,
  PropertyName: v.string(),
  /** IANA. */
  TimeZone: v.string(),
  HardwareModel: v.string(),
  HardwareID: v.nullable(v.number()),
  /** How its hardware type receives entry methods: a `PushKind` of the domain; empty if it receives none. */
  Push: v.string(),
  Serial: v.string(),
  Firmware: v.string(),
  State: v.picklist(controllerStates),
  /** What an offline controller is missing, if known. */
  LostTo: v.nullable(v.picklist(['power', 'network'])),
  /** ISO instant. */
  LastContactAt: v.nullable(v.string()),
  /** Changes that are waiting or unanswered, and failed ones that no later change replaced. */
  WaitingCount: count,
  FailedCount: count,
  /** ISO instants: the oldest of both; the next try; when the queue will be done if nothing fails. Null where there is none. */
  OldestWaitingAt: v.nullable(v.string()),
  NextTryAt: v.nullable(v.string()),
  DoneBy: v.nullable(v.string()),
  /** The sync state of the named record here: the least of all. Omitted without a record. */
  Sync: v.optional(v.picklist(commandStates)),
  Ports: v.array(v.looseObject({ PortID: v.string(), PortNumber: count, Name: v.string(), Status: v.picklist(['Closed', 'HeldOpen', 'LeftOpen', 'Locked', 'Offline']) })),
})

/**
 * In the order of the properties. With the id of a code, a user or a user group: the controllers that must know its codes, and those that
 * have not yet forgotten one. Refusals: 403, 404.
 */
export const getControllers = defineEndpoint({
  area: 'devices',
  as: 'listControllers',
  service: 'device-settings',
  method: 'GET',
  path: '/api/Controller/GetControllers',
  auth: 'session',
  assumed: true,
  summary: 'The controllers of the account with their doors and sync states.',
  request: v.object({ AccessCodeID: v.optional(recordId), UserID: v.optional(recordId), UserGroupID: v.optional(recordId) }),
  response: v.looseObject({ Now: v.string(), Controllers: v.array(controller) }),
})

/** The last 30 local days of a controller, from what was recorded; 404 if it is not the account's. */
export const getControllerUptime = defineEndpoint({
  area: 'devices',
  as: 'uptime',
  service: 'device-settings',
  method: 'GET',
  path: '/api/Controller/GetControllerUptime',
  auth: 'session',
  assumed: true,
  summary: 'How long a controller was offline on each of the last 30 days.',
  request: v.object({ ModuleID: recordId }),
  response: v.looseObject({
    TimeZone: v.string(),
    /** The earliest first; the last is today, until now. */
    Days: v.array(v.looseObject({
      Date: v.string(),
      /** Minutes with a record, with fractions: a day without a record has none. */
      Recorded: v.number(),
      /** Minutes of these in which no door of the controller reported. */
      Offline: v.number(),
    })),
  }),
})

const ids = v.pipe(v.array(recordId), v.minLength(1), v.maxLength(200))

/**
 * Without ids: everything waiting or failed, at every controller. A named controller with nothing of the kind gets its whole list. 404 if one of
 * them is not the account's; nothing is sent then.
 */
export const sendDevicePushesAgain = defineEndpoint({
  area: 'devices',
  as: 'resendPushes',
  service: 'device-actions',
  method: 'POST',
  path: '/api/DevicePush/SendAgain',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Sends waiting and failed changes again: single ones, those of controllers, or all.',
  request: v.object({ ModuleIDs: v.optional(ids), PushIDs: v.optional(ids) }),
  response: v.looseObject({ message: v.string(), SentCount: count, Pushes: v.array(devicePush) }),
})
