import * as v from 'valibot'
import { paging, revision } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { ours } from '../ours.ts'
import { numberId } from '../people.ts'
import { count, flag, noPayload, seenVersion } from '../shapes.ts'
import { searchText } from '../textFields.ts'
import { answered, entered, type FieldShapes } from '../fieldShapes.ts'

const account = v.object({
  /** The id of the account; the user's own if omitted. */
  AccountID: v.optional(numberId),
})

const portOfLocation = v.looseObject({
  ID: v.string(),
  Name: v.string(),
  /** Ours: the id of the door's controller; null if it is not known. */
  ModuleID: v.nullable(numberId),
  /** The name of the hardware model, one of `HardwareModel`. */
  HardwareModel: v.string(),
  Status: v.picklist(['Closed', 'HeldOpen', 'LeftOpen', 'Locked', 'Offline']),
})

/** The locations with controllers or stations, each with its doors. Refusals: 403, 404 for another account. */
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
      /** The property's IANA time zone. */
      TimeZone: v.string(),
      UserCount: count,
      /** Whether the property's doors let in users without a group, hours of their own or assigned doors. */
      LetsUnrestrictedIn: ours(flag, true),
    })),
    PropertyLocations: v.array(v.looseObject({ ID: numberId, PropertyID: numberId, Name: v.string(), Ports: v.array(portOfLocation) })),
  }),
})

/**
 * Sets whether the doors of a property let in users without a group, hours of their own or assigned doors. The doors of a new property
 * don't. Refusals: 403, 404.
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

/** The properties of an account. Refusals: 403, 404 for another account. */
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

/** Every time zone that the server knows; the zones of the user's own properties are first. */
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
      /** The name of the IANA time zone. */
      ID: v.string(),
      Name: v.string(),
      IsOwn: flag,
    })),
  }),
})

/** Whether the fire alarm of a user's property is on; then the property's doors are open for everyone. Refusals: 403, 404. */
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
    /** The ISO instant at which the alarm began; null while it is off. */
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
  /** The id of the user who has the contact; null for a contact of the property. */
  UserID: v.nullable(numberId),
  UserName: v.string(),
  ...contactFieldsOf(answered),
  ...revision,
})

/** A page of contacts, sorted by name, 10 on a page (specification §9). Refusals: 403, 404. */
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
