import * as v from 'valibot'
import { paging, revision } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { ours } from '../ours.ts'
import { numberId } from '../people.ts'
import { count, flag, noPayload, seenVersion } from '../shapes.ts'
import { searchText } from '../textFields.ts'
import { answered, entered, type FieldShapes } from '../fieldShapes.ts'

const account = v.object({
  /** The user's own account if omitted. */
  AccountID: v.optional(numberId),
})

const portOfLocation = v.looseObject({
  ID: v.string(),
  Name: v.string(),
  /** Ours: the door's controller; null where the controller is not known. */
  ModuleID: v.nullable(numberId),
  /** A name of `HardwareModel`. */
  HardwareModel: v.string(),
  Status: v.picklist(['Closed', 'HeldOpen', 'LeftOpen', 'Locked', 'Offline']),
})

/** Places with devices, each with its doors. Refusals: 403, 404 for another account. */
export const getPropertyLocations = defineEndpoint({
  area: 'locations',
  as: 'list',
  service: 'account',
  method: 'GET',
  path: '/api/PropertyLocation/GetPropertyLocations',
  auth: 'session',
  assumed: true,
  summary: 'The properties of an account and the places in them.',
  request: account,
  response: v.looseObject({
    Properties: v.array(v.looseObject({
      ID: numberId,
      Name: v.string(),
      Address: v.string(),
      /** IANA. */
      TimeZone: v.string(),
      UserCount: count,
      /** Its doors let in users without a group, hours of their own or doors given by name. */
      LetsUnrestrictedIn: ours(flag, true),
    })),
    PropertyLocations: v.array(v.looseObject({ ID: numberId, PropertyID: numberId, Name: v.string(), Ports: v.array(portOfLocation) })),
  }),
})

/**
 * Says whether the doors of a property let in users without a group, hours of their own or doors given by name. A new property's do not.
 * Refusals: 403, 404.
 */
export const savePropertyAccess = defineEndpoint({
  area: 'locations',
  as: 'saveAccess',
  service: 'account',
  method: 'POST',
  path: '/api/Property/SavePropertyAccess',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Sets whether the doors of a property let in users without a restriction.',
  request: v.object({ PropertyID: numberId, LetsUnrestrictedIn: flag }),
  response: v.looseObject({ message: v.string(), LetsUnrestrictedIn: flag }),
})

/** Refusals: 403, 404 for another account. */
export const getPropertyEndpoints = defineEndpoint({
  area: 'locations',
  as: 'listEndpoints',
  service: 'account',
  method: 'GET',
  path: '/api/Property/GetPropertyEndpoints',
  auth: 'session',
  assumed: true,
  summary: 'The devices of an account by property, and whether each answers.',
  request: account,
  response: v.looseObject({
    Endpoints: v.array(v.looseObject({
      PropertyID: numberId,
      PropertyLocationID: v.nullable(numberId),
      PortID: v.string(),
      Name: v.string(),
      HardwareModel: v.string(),
      IsOnline: flag,
    })),
  }),
})

/** Every time zone the server knows; the zones of the user's own properties come first. */
export const getTimezones = defineEndpoint({
  area: 'locations',
  as: 'listTimeZones',
  service: 'account',
  method: 'GET',
  path: '/api/Timezone/GetTimezones',
  auth: 'session',
  assumed: true,
  summary: 'The time zones a user can have.',
  request: noPayload,
  response: v.looseObject({
    Timezones: v.array(v.looseObject({
      /** IANA. */
      ID: v.string(),
      Name: v.string(),
      IsOwn: flag,
    })),
  }),
})

/** Whether the fire alarm of a user's property is on; its doors are then open for everyone. Refusals: 403, 404. */
export const getFireAlarmStatus = defineEndpoint({
  area: 'locations',
  as: 'getFireAlarm',
  service: 'account',
  method: 'GET',
  path: '/api/FireAlarm/GetFireAlarmStatus',
  auth: 'session',
  assumed: true,
  summary: 'The fire alarm at a user’s property.',
  request: v.object({ userID: numberId }),
  response: v.looseObject({
    UserID: numberId,
    PropertyID: numberId,
    IsFireAlarmActive: flag,
    /** ISO instant at which the alarm began; null: it is off. */
    Since: v.nullable(v.string()),
  }),
})

const contactFieldsOf = ({ line, note, phone, email }: FieldShapes) => ({
  Name: line(100),
  /** The contact's relation to the property, such as 'Plumber' or 'Emergency'; may be empty. */
  Relation: line(60),
  Phone: phone,
  Email: email,
  Notes: note(1000),
})

const contact = v.looseObject({
  ID: numberId,
  PropertyID: numberId,
  PropertyName: v.string(),
  /** The user whose contact this is; null for a contact of the property. */
  UserID: v.nullable(numberId),
  UserName: v.string(),
  ...contactFieldsOf(answered),
  ...revision,
})

/** A page of contacts, sorted by name, 10 a page (specification §9). Refusals: 403, 404. */
export const getContacts = defineEndpoint({
  area: 'locations',
  as: 'listContacts',
  service: 'account',
  method: 'GET',
  path: '/api/Contact/GetContacts',
  auth: 'session',
  assumed: true,
  summary: 'The contacts of an account or of one user.',
  request: v.object({
    AccountID: v.optional(numberId),
    UserID: v.optional(numberId),
    searchText: searchText(100),
    ...paging,
  }),
  response: v.looseObject({ Contacts: v.array(contact), Total: count }),
})

/** Saves a contact; without `ID` a new one. Refusals: 400 `VALIDATION`, 403, 404, 409 `CONFLICT` with `current`. */
export const saveContact = defineEndpoint({
  area: 'locations',
  as: 'saveContact',
  service: 'account',
  method: 'POST',
  path: '/api/Contact/SaveContact',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Creates or changes a contact.',
  request: v.object({
    ID: v.optional(numberId),
    Version: v.optional(seenVersion),
    PropertyID: numberId,
    UserID: v.optional(v.nullable(numberId), null),
    ...contactFieldsOf(entered),
  }),
  response: v.looseObject({ message: v.string(), Contact: contact }),
})

export const deleteContact = defineEndpoint({
  area: 'locations',
  as: 'deleteContact',
  service: 'account',
  method: 'POST',
  path: '/api/Contact/DeleteContact',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Deletes a contact.',
  request: v.object({ ID: numberId }),
  response: v.looseObject({ message: v.string() }),
})
