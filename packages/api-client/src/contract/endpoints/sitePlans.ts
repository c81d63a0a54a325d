import * as v from 'valibot'
import { findPlanPictureProblem, planPictureLimits, planScale } from '@portal/domain'
import { portId, revision, version } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { numberId } from '../people.ts'
import { named } from '../shapeNames.ts'
import { wholeNumber } from '../shapes.ts'

const sentences = {
  kind: 'A site plan’s picture is a PNG or JPEG in its own address: data:image/png;base64,…',
  length: `A site plan’s picture has at most ${planPictureLimits.length} characters.`,
  size: `A site plan’s picture has at most ${planPictureLimits.side} pixels on each side.`,
}

const picture = v.pipe(v.string(), v.rawCheck(({ dataset, addIssue }) => {
  const problem = dataset.typed ? findPlanPictureProblem(dataset.value) : null
  if (problem !== null) addIssue({ message: sentences[problem] })
}), named('picture'))

const plan = v.looseObject({
  PropertyID: numberId,
  PropertyName: v.string(),
  /** The picture; null if the property has no site plan. */
  Picture: v.nullable(v.looseObject({
    /** The picture as a data URL, which runs no script as an `img`. */
    Source: v.string(),
    /** The picture's width in pixels; the next field is its height. */
    Width: v.number(),
    Height: v.number(),
  })),
  /**
   * The doors on the plan that the user may see, with their positions in ten-thousandths: of the picture's width from the left, and of its
   * height from the top.
   */
  Places: v.array(v.looseObject({ PortID: v.string(), X: v.number(), Y: v.number() })),
  ...revision,
})

/** Reads the site plan of a property. `PropertyID`: omit it for the user's own. Refusals: 403, 404 `NOT_FOUND` for a property that the user may not see. */
export const getSitePlan = defineEndpoint({
  area: 'sitePlans',
  as: 'get',
  service: 'account',
  method: 'GET',
  path: '/api/Property/GetSitePlan',
  auth: 'session',
  assumed: true,
  summary: 'A property’s site plan: its picture and the places of its doors.',
  request: v.optional(v.object({ PropertyID: v.optional(numberId) }), {}),
  response: v.looseObject({ Plan: plan }),
})

/**
 * Changes the site plan of a property; omitted fields stay the same, and `Places` replaces all positions. A property without a site plan
 * needs `Picture`. Refusals: 400 `VALIDATION` with `field`, 403, 404, 409 `CONFLICT` with `current`.
 */
export const saveSitePlan = defineEndpoint({
  area: 'sitePlans',
  as: 'save',
  service: 'account',
  method: 'POST',
  path: '/api/Property/SaveSitePlan',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Changes a property’s site plan.',
  request: v.object({
    PropertyID: numberId,
    /** The picture, a PNG or JPEG of at most 2,400 pixels on each side and 1,000,000 characters. */
    Picture: v.optional(picture),
    Places: v.optional(v.pipe(v.array(v.object({ PortID: portId, X: wholeNumber(0, planScale), Y: wholeNumber(0, planScale) })), v.maxLength(1000))),
    Version: version,
  }),
  response: v.looseObject({ message: v.string(), Version: v.number() }),
})

/** Deletes the site plan of a property. Refusals: 403, 404 `NOT_FOUND` if there is none, 409 `CONFLICT` with `current`. */
export const deleteSitePlan = defineEndpoint({
  area: 'sitePlans',
  as: 'delete',
  service: 'account',
  method: 'POST',
  path: '/api/Property/DeleteSitePlan',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Deletes a property’s site plan.',
  request: v.object({ PropertyID: numberId, Version: version }),
  response: v.looseObject({ message: v.string() }),
})
