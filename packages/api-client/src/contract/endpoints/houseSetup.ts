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
  /** IANA. */
  TimezoneID: givenName,
  FirstName: userFields.FirstName,
  LastName: userFields.LastName,
  Phone: userFields.Phone,
  /** The number to which visitor calls go last; may be empty. */
  WatchmanPhoneNumber: userFields.WatchmanPhoneNumber,
}

const step = v.picklist(houseSteps)

/** The saved state of a house's setup, and the step where its owner stopped. Refusals: 403 for everyone whose setup has ended. */
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
    /** ISO instant; null: nothing was saved yet. */
    SavedAt: v.nullable(v.string()),
    PropertyID: numberId,
    AccountName: v.string(),
    Address: v.string(),
    TimezoneID: v.string(),
    FirstName: v.string(),
    LastName: v.string(),
    Phone: v.string(),
    WatchmanPhoneNumber: v.string(),
    /** The gates of the house; `LastOpenedAt` is an ISO instant, null: never. `PropertyLocationID` is where a code of the gate holds. */
    Doors: v.array(v.looseObject({ ID: v.string(), Name: v.string(), LastOpenedAt: v.nullable(v.string()), PropertyLocationID: v.nullable(numberId), IsStation: flag })),
    OwnerID: numberId,
    /** Everyone of the house besides its owner. */
    People: v.array(v.looseObject({ ID: numberId, Name: v.string(), Email: v.string() })),
    /** The users whose apps ring after the owner's. */
    RungUserIDs: v.array(numberId),
  }),
})

/**
 * Saves the answers of the setup and the next step; `updateSingleFamilyManualAccount` ends it. Refusals: 400 `VALIDATION` with `field`,
 * 403, 409 `CALL_ENDS_HERE` where visitors would reach no one once it is `done`, if `AcknowledgesEnd` is false.
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
  request: v.object({ Step: step, ...house, /** At most 3; unchanged if omitted. */ RungUserIDs: v.optional(v.pipe(v.array(numberId), v.maxLength(3))), AcknowledgesEnd: acknowledgesEnd }),
  response: v.looseObject({ message: v.string() }),
})

/**
 * Rings the house as a visitor at its gate would, with the saved settings. Refusals: 403 for everyone whose setup has ended, 404
 * `UNKNOWN_STATION` where the house has no gate to call from, 409 `STATION_BUSY`.
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

/** The wizard of a single-house account. Saves only the named fields and ends the setup. Refusals: 400 `VALIDATION`, 403, 409 `TAKEN`. */
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
