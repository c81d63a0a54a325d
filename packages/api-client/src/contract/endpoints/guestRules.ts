import { guestRuleLimits } from '@portal/domain'
import * as v from 'valibot'
import { portId, recordId, revision, version } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { places } from '../placesShape.ts'
import { count, flag, noPayload, wholeNumber } from '../shapes.ts'

const rules = {
  /** Whether residents may invite guests. */
  IsOn: flag,
  /** The largest number of open invites of each resident. */
  AtOnce: wholeNumber(1, guestRuleLimits.atOnce),
  /** The largest number of hours that an invite lasts. */
  Hours: wholeNumber(1, guestRuleLimits.hours),
  /** The ids of the doors for guests; null for every door to which the resident has access. */
  Ports: v.nullable(v.pipe(v.array(portId), v.minLength(1), v.maxLength(500))),
}

const answered = v.looseObject({ ...rules, Ports: v.nullable(v.array(v.string())), AccountID: recordId, ...revision })

/**
 * The rules by which residents may invite guests, and what the signed-in user may do now. `Locations` has only the doors for which the user
 * may invite. An administrator has no limits.
 */
export const getGuestRules = defineEndpoint({
  area: 'invites',
  as: 'getRules',
  service: 'account',
  method: 'GET',
  path: '/api/QRCode/GetGuestRules',
  auth: 'session',
  assumed: true,
  summary: 'Whether residents may invite guests, within which limits, and what is left of them.',
  request: noPayload,
  response: v.looseObject({
    Rules: answered,
    /** The number of further invites that the user may have now; null without a limit. */
    Left: v.nullable(count),
    /** The ISO instant at which the next invite is possible; null if one is possible now, or if the user must revoke one first. */
    FreeAt: v.nullable(v.string()),
    Locations: places,
  }),
})

/** Saves the rules for residents' invites; open invites stay unchanged. Refusals: 404 for a door of another account, 409 `CONFLICT` with `current`. */
export const saveGuestRules = defineEndpoint({
  area: 'invites',
  as: 'saveRules',
  service: 'account',
  method: 'POST',
  path: '/api/QRCode/SaveGuestRules',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Allows residents to invite guests, or stops it, and sets their limits.',
  request: v.object({ ...rules, Version: version }),
  response: v.looseObject({ Rules: answered, message: v.string() }),
})
