import * as v from 'valibot'
import { commandStates } from '@portal/domain'
import { accessCodeInput, answeredCodeFields, codeFilter, codeNumbers, codeType, wiegandFormat } from '../accessCodeShapes.ts'
import { paging, recordId, revision, savedRecord, version } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { ours } from '../ours.ts'
import { count, flag, noPayload, wholeNumber } from '../shapes.ts'
import { line } from '../textFields.ts'

const saveRequest = v.object({
  /** The user's id. A missing value, 0 or less is stored as null, for a shared code (specification §3). */
  userID: v.optional(v.nullable(wholeNumber(-1_000_000_000, Number.MAX_SAFE_INTEGER)), null),
  ...accessCodeInput.entries,
})

/** The controllers to which the changed code was sent. */
const pushes = v.array(
  v.looseObject({ ModuleID: recordId, ModuleName: v.string(), Push: v.string(), Status: v.picklist(commandStates) }),
)
const savedCode = v.looseObject({ ...savedRecord.entries, Pushes: pushes })

/**
 * Saves a code, which no other user may have. Refusals: 400 `VALIDATION` with `field`; 404 for a user, location or code of another account; 409
 * `TAKEN` with `field` `Code`, `PhoneCode` or `CardNumber` if another code already opens at one of the locations; 409 `CONFLICT` with
 * `current`.
 */
export const saveUpdateAccessCodeUnique = defineEndpoint({
  area: 'accessCodes',
  as: 'saveUnique',
  service: 'account',
  method: 'POST',
  path: '/useraccesscode/SaveUpdateAccessCodeUnique',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Creates or changes an entry method, if no other user has it at any of its places.',
  request: saveRequest,
  response: savedCode,
})

/** Like `saveUpdateAccessCodeUnique`, but if the user already has the same code, the new one replaces it instead of being refused. */
export const saveUpdateAccessCode = defineEndpoint({
  area: 'accessCodes',
  as: 'save',
  service: 'account',
  method: 'POST',
  path: '/useraccesscode/SaveUpdateAccessCode',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Creates or changes a code; the same code of the same user is replaced.',
  request: saveRequest,
  response: savedCode,
})

const accessCode = v.looseObject({
  ID: recordId,
  UserID: v.nullable(recordId),
  UserName: v.nullable(v.string()),
  ...answeredCodeFields,
  /** `acknowledged` if every controller of the code has its newest state; otherwise the state of the controller that is furthest behind. */
  PushStatus: v.picklist([...commandStates, 'none']),
  /** The ISO instant at which the code was reported lost; null if it was not, or if the service does not tell. */
  LostAt: ours(v.nullable(v.string()), null),
  /** The ISO instant from which the code opens no door: its own end or that of its user’s access, whichever is earlier. Null without an end, or if the service does not tell. */
  EndsAt: ours(v.nullable(v.string()), null),
  LastUsedAt: v.nullable(v.string()),
  /** The ISO instant at which the code was last presented at a door, even if the door refused it. */
  LastTriedAt: ours(v.nullable(v.string()), null),
  CreatedAt: v.string(),
  ...revision,
})

/** The codes of one user, of one location or of the whole account. `searchText` searches labels, users and codes. */
export const getAccessCodes = defineEndpoint({
  area: 'accessCodes',
  as: 'list',
  service: 'account',
  method: 'GET',
  path: '/useraccesscode/GetAccessCodes',
  auth: 'session',
  assumed: true,
  summary: 'Codes by user, location, type or text, a page at a time.',
  request: v.object({ ...codeFilter, ...paging }),
  response: v.looseObject({ TotalCount: count, AccessCodes: v.array(accessCode) }),
})

/** Reads one code; 404 `NOT_FOUND` for an unknown id. */
export const getAccessCode = defineEndpoint({
  area: 'accessCodes',
  as: 'get',
  service: 'account',
  method: 'GET',
  path: '/useraccesscode/GetAccessCode',
  auth: 'session',
  assumed: true,
  summary: 'One code.',
  request: v.object({ ID: recordId }),
  response: accessCode,
})

export const deleteAccessCode = defineEndpoint({
  area: 'accessCodes',
  as: 'delete',
  service: 'account',
  method: 'POST',
  path: '/useraccesscode/DeleteAccessCode',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Deletes a code, also from its controllers.',
  request: v.object({ ID: recordId }),
  response: v.looseObject({ message: v.string(), Pushes: pushes }),
})

/** Turns a code on or off. 409 `TAKEN` if another code has its digits meanwhile. */
export const setAccessCodeActivation = defineEndpoint({
  area: 'accessCodes',
  as: 'setActive',
  service: 'account',
  method: 'POST',
  path: '/useraccesscode/SetAccessCodeActivation',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Turns a code on or off at one location.',
  request: v.object({ ID: recordId, PropertyLocationID: recordId, IsActive: flag }),
  response: v.looseObject({ message: v.string(), Pushes: pushes }),
})

/**
 * Sets whether a code is active, suspended or lost at all its doors. A lost code is suspended and keeps its number, so that no one else
 * gets it. `Replacement` gives its user a new one with the same type, card format, label, doors, hours and dates. `Removes` deletes a code
 * in the same write, which undoes a replacement. Refusals: those of saving and deleting a code.
 */
export const setAccessCodeState = defineEndpoint({
  area: 'accessCodes',
  as: 'setState',
  service: 'account',
  method: 'POST',
  path: '/useraccesscode/SetAccessCodeState',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Turns a code on, suspends it or reports it lost, and may replace it.',
  request: v.object({
    ID: recordId,
    State: v.picklist(['active', 'suspended', 'lost']),
    Replacement: v.optional(v.nullable(codeNumbers), null),
    Removes: v.optional(v.nullable(recordId), null),
    Version: version,
  }),
  response: v.looseObject({ ...savedCode.entries, ReplacementID: v.nullable(recordId) }),
})

/** The phone numbers that open a door when they call it. */
export const getPhoneCodes = defineEndpoint({
  area: 'accessCodes',
  as: 'listPhones',
  service: 'account',
  method: 'GET',
  path: '/useraccesscode/GetPhoneCodes',
  auth: 'session',
  assumed: true,
  summary: 'Phone numbers and phone codes of one location.',
  request: v.object({ PropertyLocationID: recordId }),
  response: v.looseObject({
    PhoneCodes: v.array(
      v.looseObject({
        AccessCodeID: recordId, UserID: v.nullable(recordId), UserName: v.nullable(v.string()),
        PhoneNumber: v.string(), PhoneCode: v.string(), IsActive: flag,
      }),
    ),
  }),
})

/** A random code that is free at all of the locations and not easy to guess; null if none was found. */
export const getNextFreeAccessCode = defineEndpoint({
  area: 'accessCodes',
  as: 'nextFree',
  service: 'account',
  method: 'POST',
  path: '/useraccesscode/GetNextFreeAccessCode',
  auth: 'session',
  assumed: true,
  readOnly: true,
  summary: 'A random gate code that nobody has.',
  request: v.object({
    PropertyLocations: v.pipe(v.array(recordId), v.maxLength(500)),
    /** Codes that are not saved yet and must not be suggested again. */
    Except: v.optional(v.pipe(v.array(line(8)), v.maxLength(500)), []),
  }),
  response: v.looseObject({ Code: v.nullable(v.string()) }),
})

/** The values with which a form for a new card starts. */
export const getCardSuggestion = defineEndpoint({
  area: 'accessCodes',
  as: 'suggestCard',
  service: 'account',
  method: 'GET',
  path: '/useraccesscode/GetCardSuggestion',
  auth: 'session',
  assumed: true,
  summary: 'The facility code of the newest card, and a card without a user that was just presented at a door.',
  request: noPayload,
  response: v.looseObject({
    FacilityCode: v.nullable(count),
    /** The card that was last presented, within five minutes; null without one. */
    Presented: v.nullable(v.looseObject({
      WiegandFormat: wiegandFormat,
      FacilityCode: v.nullable(count),
      CardNumber: count,
      PortName: v.string(),
      /** The ISO instant at which the card was presented. */
      At: v.string(),
    })),
  }),
})

/**
 * Sends users their active PINs, with doors and hours. Refusals: 409 `NO_PIN`, 409 `NO_ADDRESS` without an email address or phone number,
 * 429 `TOO_MANY_ATTEMPTS`.
 */
export const sendPins = defineEndpoint({
  area: 'accessCodes',
  as: 'sendPins',
  service: 'account',
  method: 'POST',
  path: '/useraccesscode/SendPins',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Sends a user their PINs by email or text message.',
  request: v.object({ UserID: recordId, By: v.picklist(['email', 'text']) }),
  response: v.looseObject({ message: v.string() }),
})

/**
 * Whether a code can be saved: the check of `saveUpdateAccessCodeUnique` without saving. `TakenBy` names the user who has the code, or the
 * code's label.
 */
export const checkAccessCode = defineEndpoint({
  area: 'accessCodes',
  as: 'check',
  service: 'account',
  method: 'POST',
  path: '/useraccesscode/CheckAccessCode',
  auth: 'session',
  assumed: true,
  readOnly: true,
  summary: 'Whether a code is free at its locations.',
  request: saveRequest,
  response: v.looseObject({
    IsFree: flag,
    field: v.nullable(v.string()),
    TakenBy: v.nullable(v.string()),
    PlaceName: v.nullable(v.string()),
    message: v.string(),
  }),
})

const holdOpenRequest = { PropertyLocationID: recordId, UserID: recordId, ModuleID: recordId }

/** Whether the user has a code that holds a door of this controller open. 404 for a user or controller of another account. */
export const checkHoldOpenCodeForModule = defineEndpoint({
  area: 'accessCodes',
  as: 'checkHoldOpen',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/CheckHoldOpenCodeForModule',
  auth: 'session',
  assumed: true,
  readOnly: true,
  summary: 'Whether a user has a hold-open code at one controller.',
  request: v.object(holdOpenRequest),
  response: v.looseObject({ HasHoldOpenCode: flag, AccessCodeID: v.nullable(recordId), message: v.string() }),
})

/**
 * Creates a code that holds doors of a controller open. Refusals: those of saving a code, and 409 `HOLD_OPEN_EXISTS` if the user already
 * has such a code there.
 */
export const createHoldOpenUser = defineEndpoint({
  area: 'accessCodes',
  as: 'createHoldOpen',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/CreateHoldOpenUser',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Gives a user a gate code that holds the doors of one controller open.',
  request: v.object({ ...holdOpenRequest, Code: line(10), Label: v.optional(line(80), '') }),
  response: savedCode,
})

const migration = {
  FromPropertyLocationID: recordId,
  ToPropertyLocationID: recordId,
  /** The ids of the codes; null for every code of the location. */
  AccessCodeIDs: v.optional(v.nullable(v.pipe(v.array(recordId), v.maxLength(1000))), null),
  /** Whether the codes also stay at their old location. */
  IsCopy: v.optional(flag, false),
}

/** Moves codes to another location. Each row of the answer is done or says why not; codes that are taken at the other location are not moved. */
export const migrateAccessCodes = defineEndpoint({
  area: 'accessCodes',
  as: 'move',
  service: 'account',
  method: 'POST',
  path: '/api/UserAccessCode/migrateAccessCodes',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Moves codes from one location to another, row by row.',
  request: v.object(migration),
  response: v.looseObject({
    MovedCount: count,
    Rows: v.array(v.looseObject({ AccessCodeID: recordId, IsDone: flag, message: v.string() })),
    Pushes: pushes,
  }),
})

/**
 * Previews `migrateAccessCodes` without running it. `Adds` and `Removes` of a row are the controllers that would add and remove the code;
 * `Modules` describes these controllers, with their state. Refusals: those of `migrateAccessCodes`.
 */
export const previewMigrateAccessCodes = defineEndpoint({
  area: 'accessCodes',
  as: 'previewMove',
  service: 'account',
  method: 'POST',
  path: '/api/UserAccessCode/previewMigrateAccessCodes',
  auth: 'session',
  assumed: true,
  readOnly: true,
  summary: 'What moving codes to another location would do, row by row.',
  request: v.object(migration),
  response: v.looseObject({
    Rows: v.array(v.looseObject({
      AccessCodeID: recordId,
      AccessCodeTypeID: codeType,
      Label: v.string(),
      UserID: v.nullable(recordId),
      UserName: v.nullable(v.string()),
      IsMovable: flag,
      /** Whether the code is already active at the other location. */
      IsThere: flag,
      /** Why the code cannot be moved; empty if it can. */
      message: v.string(),
      Adds: v.array(recordId),
      Removes: v.array(recordId),
    })),
    Modules: v.array(v.looseObject({ ModuleID: recordId, ModuleName: v.string(), HardwareModel: v.string(), IsOnline: flag })),
  }),
})
