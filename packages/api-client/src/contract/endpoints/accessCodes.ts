import * as v from 'valibot'
import { commandStates } from '@portal/domain'
import { accessCodeInput, answeredCodeFields, codeFilter, codeNumbers, codeType, wiegandFormat } from '../accessCodeShapes.ts'
import { paging, recordId, revision, savedRecord, version } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { ours } from '../ours.ts'
import { count, flag, noPayload, wholeNumber } from '../shapes.ts'
import { line } from '../textFields.ts'

const saveRequest = v.object({
  /** The user's id. A missing value, 0 or less is stored as null: a shared code (specification §3). */
  userID: v.optional(v.nullable(wholeNumber(-1_000_000_000, Number.MAX_SAFE_INTEGER)), null),
  ...accessCodeInput.entries,
})

/** The controllers to which the changed code was sent. */
const pushes = v.array(
  v.looseObject({ ModuleID: recordId, ModuleName: v.string(), Push: v.string(), Status: v.picklist(commandStates) }),
)
const savedCode = v.looseObject({ ...savedRecord.entries, Pushes: pushes })

/**
 * Refusals: 400 `VALIDATION` with `field`; 404 for a user, location or code that is not the account's; 409 `TAKEN` with `field` `Code`,
 * `PhoneCode` or `CardNumber` if another code already opens at one of the locations; 409 `CONFLICT` with `current`.
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

/** As `saveUpdateAccessCodeUnique`, but where the user already has the same code, the new one replaces it instead of being refused. */
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
  /** `acknowledged` once every controller of the code has its newest state, else the state of the one that has it least. */
  PushStatus: v.picklist([...commandStates, 'none']),
  /** ISO instants. When it was reported lost; null: it was not, or the service does not tell. */
  LostAt: ours(v.nullable(v.string()), null),
  LastUsedAt: v.nullable(v.string()),
  /** When it was last presented at a door, also if the door refused it. */
  LastTriedAt: ours(v.nullable(v.string()), null),
  CreatedAt: v.string(),
  ...revision,
})

/** The codes of one user, of one location or of the whole account; `searchText` searches labels, users and codes. */
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

/** 404 `NOT_FOUND`. */
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

/** 409 `TAKEN` if another code took its place meanwhile. */
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
 * What a code is at all its doors. A lost code is suspended and keeps its number, so that no one else gets it. `Replacement` gives its user
 * a new one with the same type, card format, label, doors, hours and dates. `Removes` deletes a code in the same write, which undoes a
 * replacement. Refusals: as for saving and deleting a code.
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

/** The phone numbers that open a door by a call. */
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
    /** Codes that are not saved yet and must not be drawn again. */
    Except: v.optional(v.pipe(v.array(line(8)), v.maxLength(500)), []),
  }),
  response: v.looseObject({ Code: v.nullable(v.string()) }),
})

/** What a form for a new card starts with. */
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
    /** The card that was presented last, within five minutes; null if there is none. */
    Presented: v.nullable(v.looseObject({
      WiegandFormat: wiegandFormat,
      FacilityCode: v.nullable(count),
      CardNumber: count,
      PortName: v.string(),
      /** ISO instant. */
      At: v.string(),
    })),
  }),
})

/** Sends a user their active PINs, with doors and hours. Refusals: 409 `NO_PIN`, 409 `NO_ADDRESS` without an email address or phone number, 429 `TOO_MANY_ATTEMPTS`. */
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

/** Whether the user has a code that holds a door of this controller open. 404 for what is not the account's. */
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

/** Refusals: as for saving a code; 409 `HOLD_OPEN_EXISTS` if the user already has such a code there. */
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
  /** Null: every code of the location. */
  AccessCodeIDs: v.optional(v.nullable(v.pipe(v.array(recordId), v.maxLength(1000))), null),
  /** Also keeps the codes where they were. */
  IsCopy: v.optional(flag, false),
}

/** Each row is done or says why not; codes that are taken at the other location are not moved. */
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
 * The effect of `migrateAccessCodes`, without running it. `Adds` and `Removes` of a row are the controllers that would add and remove the
 * code; `Modules` describes these controllers, with their state. Refusals: as for `migrateAccessCodes`.
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
      /** Whether the code already opens at the other location. */
      IsThere: flag,
      /** Why the code cannot be moved; empty if it can. */
      message: v.string(),
      Adds: v.array(recordId),
      Removes: v.array(recordId),
    })),
    Modules: v.array(v.looseObject({ ModuleID: recordId, ModuleName: v.string(), HardwareModel: v.string(), IsOnline: flag })),
  }),
})
