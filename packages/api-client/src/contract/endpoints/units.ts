import * as v from 'valibot'
import { revision, version } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { numberId } from '../people.ts'
import { planShape } from '../planShapes.ts'
import { count, flag, isoDate, page, seenVersion, wallTime, wholeNumber } from '../shapes.ts'
import { filledLine, line, searchText } from '../textFields.ts'

const named = v.looseObject({ ID: numberId, Name: v.string() })
const people = v.pipe(v.array(numberId), v.minLength(1), v.maxLength(200))

const resident = v.looseObject({
  UserID: numberId,
  Name: v.string(),
  UserGroupName: v.string(),
  /** The number of active codes of each `AccessCodeType`. */
  AccessMethods: v.array(v.looseObject({ AccessCodeType: v.number(), Count: count })),
  /** The other units of this user. */
  OtherUnits: v.array(named),
  /** ISO instant in the future at which access begins; null: it has begun. */
  MovesInAt: v.nullable(v.string()),
  HasAccountAccess: flag,
})

const move = v.looseObject({
  ID: numberId,
  /** At the property, the first moment without access. */
  Date: v.string(),
  Time: v.nullable(v.string()),
  /** ISO instant of the same. */
  At: v.string(),
  /** IANA zone of the property. */
  TimeZone: v.string(),
  Users: v.array(v.looseObject({ UserID: numberId, Name: v.string() })),
  By: v.string(),
})

const unit = v.looseObject({
  ID: numberId,
  Name: v.string(),
  Building: v.string(),
  TimeZone: v.string(),
  Residents: v.array(resident),
  /** The call groups that call a resident. */
  CallGroups: v.array(named),
  /** Planned move-outs, the first first. */
  Moves: v.array(move),
  /** The last move-out that ran on its date, as long as it can be undone by `undoBulkAction` or has refusals to read; null: none. */
  LastMove: v.nullable(v.looseObject({
    At: v.string(),
    /** For the user who planned it; null: there is nothing to undo. */
    ReceiptID: v.nullable(numberId),
    UndoUntil: v.nullable(v.string()),
    /** The names of residents who could not move out, such as the last administrator. */
    Refused: v.array(v.string()),
  })),
  ...revision,
})

/** A page of the account's units. Only residents that the signed-in user may see are counted. Refusals: 403. */
export const getUnits = defineEndpoint({
  area: 'units',
  as: 'list',
  service: 'account',
  method: 'GET',
  path: '/api/Units/GetUnits',
  auth: 'session',
  assumed: true,
  summary: 'A page of units with their residents and next move.',
  request: v.object({
    /** In the name of the unit, its building or a resident. */
    searchText: searchText(100),
    status: v.optional(v.picklist(['occupied', 'vacant', 'movesOut'])),
    page: v.optional(page, 1),
    count: v.optional(wholeNumber(1, 100), 20),
    sort: v.optional(v.picklist(['Name ASC', 'Name DESC']), 'Name ASC'),
  }),
  response: v.looseObject({
    Units: v.array(v.looseObject({
      ID: numberId,
      Name: v.string(),
      Building: v.string(),
      Residents: v.array(v.looseObject({ UserID: numberId, Name: v.string(), OtherUnits: v.array(named) })),
      EntryMethods: count,
      /** ISO instant of the next planned move-out; null: none. */
      MovesOutAt: v.nullable(v.string()),
      Version: v.number(),
    })),
    /** The zone of the times. */
    TimeZone: v.string(),
    Total: count,
    AccountTotal: count,
    /** Units without a resident. */
    AccountVacant: count,
  }),
})

/** Refusals: 403, 404. */
export const getUnit = defineEndpoint({
  area: 'units',
  as: 'get',
  service: 'account',
  method: 'GET',
  path: '/api/Units/GetUnit',
  auth: 'session',
  assumed: true,
  summary: 'One unit with its residents and planned moves.',
  request: v.object({ ID: numberId }),
  response: v.looseObject({ Unit: unit }),
})

/**
 * Creates or renames a unit. Refusals: 400 `VALIDATION` with `field`, 403, 404, 409 `CONFLICT` with `current`, 409 `UNIT_EXISTS` with
 * `unit`, the unit that has the name, unless `MergesInto` is its id: its residents and moves then go there, and this unit is deleted.
 */
export const saveUnit = defineEndpoint({
  area: 'units',
  as: 'save',
  service: 'account',
  method: 'POST',
  path: '/api/Units/SaveUnit',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Creates, renames or merges a unit.',
  request: v.object({
    /** Null: a new unit. */
    ID: v.nullable(numberId),
    Name: filledLine(20),
    Building: v.optional(line(60), ''),
    MergesInto: v.optional(numberId),
    Version: version,
  }),
  response: v.looseObject({ message: v.string(), Unit: unit }),
})

/** Refusals: 403, 404, 409 `PLAN_CHANGED`, 409 `UNIT_HAS_RESIDENTS`. */
export const deleteUnit = defineEndpoint({
  area: 'units',
  as: 'delete',
  service: 'account',
  method: 'POST',
  path: '/api/Units/DeleteUnit',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Deletes a unit without residents.',
  request: v.object({ ID: numberId, Version: seenVersion }),
  response: v.looseObject({ message: v.string() }),
})

/** Adds a user to a unit; a user without a unit gets it as the first one. Refusals: 400 `VALIDATION` with `field`, 403, 404. */
export const addUnitResident = defineEndpoint({
  area: 'units',
  as: 'addResident',
  service: 'account',
  method: 'POST',
  path: '/api/Units/AddUnitResident',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Adds a resident to a unit, now or from a date.',
  request: v.object({
    ID: numberId,
    UserID: numberId,
    /** When the user's access begins; null: unchanged. Refused for a user of another unit, who has access now. */
    validFrom: v.optional(v.nullable(isoDate), null),
    validFromTime: v.optional(v.nullable(wallTime), null),
  }),
  response: v.looseObject({ message: v.string(), Unit: unit }),
})

/** Takes a user out of a unit; all access stays. Refusals: 403, 404. */
export const removeUnitResident = defineEndpoint({
  area: 'units',
  as: 'removeResident',
  service: 'account',
  method: 'POST',
  path: '/api/Units/RemoveUnitResident',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Removes a resident from a unit; access stays.',
  request: v.object({ ID: numberId, UserID: numberId }),
  response: v.looseObject({ message: v.string(), Unit: unit }),
})

/** Says what moving these residents out of the unit would do. Refusals: 403, 404. */
export const getUnitMovePlan = defineEndpoint({
  area: 'units',
  as: 'previewMove',
  service: 'account',
  method: 'GET',
  path: '/api/Units/GetUnitMovePlan',
  auth: 'session',
  assumed: true,
  summary: 'A preview of what moving residents out would end.',
  request: v.object({ ID: numberId, Users: people }),
  response: v.looseObject({
    /** One for each user. Without lines and with `KeepsAccess`, the user lives elsewhere and only leaves the unit. */
    Users: v.array(v.looseObject({
      UserID: numberId,
      ...planShape,
      KeepsAccess: flag,
      OtherUnits: v.array(named),
      /** The user's active entry methods. */
      EntryMethods: count,
    })),
  }),
})

/**
 * Moves residents out: now without a date, otherwise on it. Users who live in another unit keep access. Refusals: 400 `VALIDATION` with
 * `field`, 403, 404, 409 `ALREADY_MOVES` if a user is in another planned move-out of the unit, 409 `NO_ACCESS_GROUP_MISSING`.
 */
export const saveUnitMove = defineEndpoint({
  area: 'units',
  as: 'saveMove',
  service: 'account',
  method: 'POST',
  path: '/api/Units/SaveUnitMove',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Moves residents out of a unit, now or on a date.',
  request: v.object({
    ID: numberId,
    /** The planned move-out to change; null: a new one. */
    MoveID: v.optional(v.nullable(numberId), null),
    Users: people,
    /** At the property; null: now. */
    Date: v.nullable(isoDate),
    /** Null: the end of the day. */
    Time: v.optional(v.nullable(wallTime), null),
  }),
  response: v.looseObject({
    message: v.string(),
    Unit: unit,
    /** Of a move-out that was done now, the receipt for `undoBulkAction`; null: no one moved. */
    ReceiptID: v.nullable(numberId),
  }),
})

/** Cancels a planned move-out. Refusals: 403, 404, also if it is done. */
export const cancelUnitMove = defineEndpoint({
  area: 'units',
  as: 'cancelMove',
  service: 'account',
  method: 'POST',
  path: '/api/Units/CancelUnitMove',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Cancels a planned move-out.',
  request: v.object({ MoveID: numberId }),
  response: v.looseObject({ message: v.string(), Unit: unit }),
})
