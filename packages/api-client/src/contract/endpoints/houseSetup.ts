import { houseSteps } from '@portal/domain'
import * as v from 'valibot'
import { acknowledgesEnd } from '../callGroupShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { numberId } from '../people.ts'
import { flag, givenName, noPayload } from '../shapes.ts'
import { line } from '../textFields.ts'
import { userFields } from '../userShapes.ts'

const house = {
  AccountName: line(100),
  Address: line(200),
  /** The name of the house's IANA time zone. */
  TimezoneID: givenName,
  FirstName: userFields.FirstName,
  LastName: userFields.LastName,
  Phone: userFields.Phone,
  /** The number that visitor calls try last; may be empty. */
  WatchmanPhoneNumber: userFields.WatchmanPhoneNumber,
}

const step = v.picklist(houseSteps)

/** The saved state of a house's set-up, and the step at which its owner stopped. Refuses users whose set-up has ended with 403. */
export const getHouseSetup = defineEndpoint({
  area: 'houses',
  as: 'get',
  service: 'account',
  method: 'GET',
  path: '/UserDetails/GetHouseSetup',
  auth: 'session',
  assumed: true,
  summary: 'The set-up of a single-family account, and its next step.',
  request: noPayload,
  response: v.looseObject({
    Step: step,
    /** The ISO instant of the last save; null if nothing was saved yet. */
    SavedAt: v.nullable(v.string()),
    PropertyID: numberId,
    AccountName: v.string(),
    Address: v.string(),
    TimezoneID: v.string(),
    FirstName: v.string(),
    LastName: v.string(),
    Phone: v.string(),
    WatchmanPhoneNumber: v.string(),
    /** The gates of the house. `LastOpenedAt` is an ISO instant, null if never. `PropertyLocationID` is the location for codes of the gate. */
    Doors: v.array(v.looseObject({ ID: v.string(), Name: v.string(), LastOpenedAt: v.nullable(v.string()), PropertyLocationID: v.nullable(numberId), IsStation: flag })),
    OwnerID: numberId,
    /** All users of the house besides its owner. */
    People: v.array(v.looseObject({ ID: numberId, Name: v.string(), Email: v.string() })),
    /** The users whose apps ring after the owner's. */
    RungUserIDs: v.array(numberId),
  }),
})

/**
 * Saves the answers of the set-up and the next step; `updateSingleFamilyManualAccount` ends it. Refusals: 400 `VALIDATION` with `field`,
 * 403, 409 `CALL_ENDS_HERE` if visitors would reach no one after the step `done` and `AcknowledgesEnd` is false.
 */
export const saveHouseSetup = defineEndpoint({
  area: 'houses',
  as: 'save',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/SaveHouseSetup',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Saves a step of the set-up of a house.',
  request: v.object({ Step: step, ...house, /** The ids of at most 3 users to call; unchanged if omitted. */ RungUserIDs: v.optional(v.pipe(v.array(numberId), v.maxLength(3))), AcknowledgesEnd: acknowledgesEnd }),
  response: v.looseObject({ message: v.string() }),
})

/**
 * Rings the house as a visitor at its gate would, with the saved settings. Refusals: 403 for users whose set-up has ended, 404
 * `UNKNOWN_STATION` if the house has no gate with a station, 409 `STATION_BUSY`.
 */
export const ringHouse = defineEndpoint({
  area: 'houses',
  as: 'ring',
  service: 'voice-video',
  method: 'POST',
  path: '/VisitorCall/RingHouse',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Makes a test call at the gate of a house during its set-up.',
  request: noPayload,
  response: v.looseObject({ message: v.string(), ID: numberId }),
})

/** Ends the set-up of a house's account and saves only the named fields. Refusals: 400 `VALIDATION`, 403, 409 `TAKEN`. */
export const updateSingleFamilyManualAccount = defineEndpoint({
  area: 'houses',
  as: 'confirm',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/updateSingleFamilyManualAccount',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Fills in a single-family account by hand and ends its set-up.',
  request: v.object(house),
  response: v.looseObject({ message: v.string() }),
})
