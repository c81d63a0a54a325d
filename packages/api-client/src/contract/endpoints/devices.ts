import * as v from 'valibot'
import { commandReasons, commandStates, controllerStates, deviceActions } from '@portal/domain'
import { paging, recordId } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { count } from '../shapes.ts'

const devicePush = v.looseObject({
  ID: recordId,
  /** The ISO instant of the command. */
  At: v.string(),
  ModuleID: recordId,
  ModuleName: v.string(),
  HardwareID: v.nullable(v.number()),
  /** The kind of the command, a name of the domain's `PushKind`; empty for hardware without one. */
  Push: v.string(),
  /** What the command does. `pulse` means that a schedule opened a door momentarily. */
  Action: v.picklist(deviceActions),
  AccessCodeID: v.nullable(recordId),
  /** The state of the command. `sent`: the controller has not answered yet. `failed`: given up until it is sent again. */
  Status: v.picklist(commandStates),
  /** Ours: the name of the door to move; null for a command to the whole controller. */
  PortName: v.nullable(v.string()),
  /** The name of the code's user, or the label of a shared code. Null without a code, for a deleted code, and if the signed-in user may not see it. */
  CodeName: v.nullable(v.string()),
  /** The name of the user who caused the command; null without one, and if the signed-in user may not see it. */
  By: v.nullable(v.string()),
  Attempts: count,
  /** Why the last attempt failed. */
  Reason: v.nullable(v.picklist(commandReasons)),
  /** The ISO instant of the next attempt while the command waits. The next fields are when it was sent, and when it was acknowledged or given up. */
  NextTryAt: v.nullable(v.string()),
  SentAt: v.nullable(v.string()),
  DoneAt: v.nullable(v.string()),
})

/** The codes to send to a controller: the named code, or all of its codes if none is named. */
const request = v.object({ ModuleID: recordId, AccessCodeID: v.optional(recordId) })
const response = v.looseObject({ message: v.string(), Pushes: v.array(devicePush) })

/**
 * Sends codes to a controller of one hardware type (specification §7). Refusals: 404 for a controller or code of another account, 409
 * `WRONG_PUSH` if the controller's hardware type needs another call.
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

/**
 * Sends a code to several controllers, each by the command of its hardware type. If one of them belongs to another account, the answer is
 * 404 and nothing is sent.
 */
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

/** The commands to controllers, newest first. */
export const getDevicePushes = defineEndpoint({
  area: 'devices',
  as: 'listPushes',
  service: 'device-actions',
  method: 'GET',
  path: '/api/DevicePush/GetDevicePushes',
  auth: 'session',
  assumed: true,
  summary: 'The commands that were sent to controllers.',
  /** `open` selects commands that are waiting, unanswered, or failed and not replaced by a later command. */
  request: v.object({ ModuleID: v.optional(recordId), AccessCodeID: v.optional(recordId), State: v.optional(v.picklist(['open', 'done'])), ...paging }),
  response: v.looseObject({ TotalCount: count, Pushes: v.array(devicePush) }),
})

const controller = v.looseObject({
  ModuleID: recordId,
  Name: v.string(),
  PropertyID: recordId,
  PropertyName: v.string(),
  /** The property's IANA time zone. */
  TimeZone: v.string(),
  HardwareModel: v.string(),
  HardwareID: v.nullable(v.number()),
  /** How the controller's hardware type receives entry methods: a `PushKind` of the domain; empty if it receives none. */
  Push: v.string(),
  Serial: v.string(),
  Firmware: v.string(),
  State: v.picklist(controllerStates),
  /** What an offline controller has lost, if known. */
  LostTo: v.nullable(v.picklist(['power', 'network'])),
  /** The ISO instant of the last contact with the controller. */
  LastContactAt: v.nullable(v.string()),
  /** The number of changes that are waiting or unanswered, and of failed ones that no later change replaced. */
  WaitingCount: count,
  FailedCount: count,
  /**
   * The ISO instant of the oldest waiting change. The next fields are the next attempt, and when the queue will be done if nothing fails.
   * Null if nothing waits.
   */
  OldestWaitingAt: v.nullable(v.string()),
  NextTryAt: v.nullable(v.string()),
  DoneBy: v.nullable(v.string()),
  /** The sync state of the named record at this controller, which is that of its least synced code. Omitted without a record. */
  Sync: v.optional(v.picklist(commandStates)),
  Ports: v.array(v.looseObject({ PortID: v.string(), PortNumber: count, Name: v.string(), Status: v.picklist(['Closed', 'HeldOpen', 'LeftOpen', 'Locked', 'Offline']) })),
})

/**
 * The controllers of an account, in the order of the properties. With the id of a code, a user or a user group: only the controllers that
 * need its codes, and those that must still remove one. Refusals: 403, 404.
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

/** The recorded uptime of a controller on the last 30 local days; 404 for a controller of another account. */
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
    /** The days, the earliest first; the last one is today, until now. */
    Days: v.array(v.looseObject({
      Date: v.string(),
      /** The minutes of the day with a record, with fractions; 0 for a day without a record. */
      Recorded: v.number(),
      /** The minutes with a record in which no door of the controller reported. */
      Offline: v.number(),
    })),
  }),
})

const ids = v.pipe(v.array(recordId), v.minLength(1), v.maxLength(200))

/**
 * Sends commands again; without ids, all waiting and failed ones of every controller. A named controller without such commands gets its
 * whole list of codes. If an id belongs to another account, the answer is 404 and nothing is sent.
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
