import * as v from 'valibot'
import { revision, version } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { ours } from '../ours.ts'
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
  /** The resident's active codes, counted by `AccessCodeType`. */
  AccessMethods: v.array(v.looseObject({ AccessCodeType: v.number(), Count: count })),
  /** The other units of this resident. */
  OtherUnits: v.array(named),
  /** The future ISO instant at which access begins; null if it has begun. */
  MovesInAt: v.nullable(v.string()),
  HasAccountAccess: flag,
})

const move = v.looseObject({
  ID: numberId,
  /** The date of the first moment without access, at the property. */
  Date: v.string(),
  Time: v.nullable(v.string()),
  /** The ISO instant of the first moment without access. */
  At: v.string(),
  /** The property's IANA time zone. */
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
  /** The planned move-outs, the next one first. */
  Moves: v.array(move),
  /** The last move-out that ran on its planned date, while `undoBulkAction` can undo it or residents could not move out; null without one. */
  LastMove: v.nullable(v.looseObject({
    At: v.string(),
    /** The id of the receipt, for the user who planned the move-out; null if nothing can be undone. */
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
    /** A text to find in the name of the unit, its building or a resident. */
    searchText: searchText(100),
    /** `moves`: units with a move-in or move-out to come, sorted by its date instead of `sort`. `movesOut`: only move-outs, sorted as the others. */
    status: v.optional(v.picklist(['occupied', 'vacant', 'movesOut', 'moves'])),
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
      /** The call groups that call a resident. */
      CallGroups: ours(v.array(named), []),
      /** The ISO instant of the next planned move-out; null without one. */
      MovesOutAt: v.nullable(v.string()),
      /** The future ISO instant at which the next resident's access begins; null without one. */
      MovesInAt: v.nullable(v.string()),
      Version: v.number(),
    })),
    /** The time zone in which times are shown. */
    TimeZone: v.string(),
    Total: count,
    AccountTotal: count,
    /** The number of units without a resident. */
    AccountVacant: count,
  }),
})

/** One unit with its residents. Refusals: 403, 404. */
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
 * `unit`, the unit that has the name. If `MergesInto` is the id of that unit, the residents and planned moves go there instead, and this
 * unit is deleted.
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
    /** The id of the unit; null for a new one. */
    ID: v.nullable(numberId),
    Name: filledLine(20),
    Building: v.optional(line(60), ''),
    MergesInto: v.optional(numberId),
    Version: version,
  }),
  response: v.looseObject({ message: v.string(), Unit: unit }),
})

/** Deletes a unit. Refusals: 403, 404, 409 `PLAN_CHANGED`, 409 `UNIT_HAS_RESIDENTS`. */
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

/** Adds a user to a unit; for a user without a unit it becomes the first one. Refusals: 400 `VALIDATION` with `field`, 403, 404. */
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
    /** When the user's access begins; unchanged if null. Refused for a user of another unit, who has access now. */
    validFrom: v.optional(v.nullable(isoDate), null),
    validFromTime: v.optional(v.nullable(wallTime), null),
  }),
  response: v.looseObject({ message: v.string(), Unit: unit }),
})

/** Removes a user from a unit; all access stays. Refusals: 403, 404. */
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

/** Previews what moving these residents out of the unit would end. Refusals: 403, 404. */
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
    /** The consequences for each user. Without lines and with `KeepsAccess`, the user also lives in another unit and only leaves this one. */
    Users: v.array(v.looseObject({
      UserID: numberId,
      ...planShape,
      KeepsAccess: flag,
      OtherUnits: v.array(named),
      /** The number of the user's active entry methods. */
      EntryMethods: count,
    })),
  }),
})

/**
 * Moves residents out: now, or on a date. Users who also live in another unit keep access. Refusals: 400 `VALIDATION` with `field`, 403,
 * 404, 409 `ALREADY_MOVES` if a user is in another planned move-out of the unit, 409 `NO_ACCESS_GROUP_MISSING`.
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
    /** The id of the planned move-out to change; null for a new one. */
    MoveID: v.optional(v.nullable(numberId), null),
    Users: people,
    /** The date at the property; null to move out now. */
    Date: v.nullable(isoDate),
    /** The time of that day; null for the end of the day. */
    Time: v.optional(v.nullable(wallTime), null),
  }),
  response: v.looseObject({
    message: v.string(),
    Unit: unit,
    /** The id of the receipt for `undoBulkAction`, after a move-out that was done now; null if no one moved. */
    ReceiptID: v.nullable(numberId),
  }),
})

/** Cancels a planned move-out. Refusals: 403, and 404 also if it is done. */
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
