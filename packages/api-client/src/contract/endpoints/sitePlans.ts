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
  /** Null: the property has no site plan. */
  Picture: v.nullable(v.looseObject({
    /** A data URL of an image that runs no script as an `img`. */
    Source: v.string(),
    /** Pixels. */
    Width: v.number(),
    Height: v.number(),
  })),
  /** The doors on it that the user may see: ten-thousandths of the picture's width from its left, and of its height from its top. */
  Places: v.array(v.looseObject({ PortID: v.string(), X: v.number(), Y: v.number() })),
  ...revision,
})

/** `PropertyID`: omit for the user's own. Refusals: 403, 404 `NOT_FOUND` for a property that the user may not see. */
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
 * Changes it; omitted fields stay, `Places` replaces all. A property without a site plan needs `Picture`. Refusals: 400 `VALIDATION` with
 * `field`, 403, 404, 409 `CONFLICT` with `current`.
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
    /** A PNG or JPEG of at most 2,400 pixels on each side and 1,000,000 characters. */
    Picture: v.optional(picture),
    Places: v.optional(v.pipe(v.array(v.object({ PortID: portId, X: wholeNumber(0, planScale), Y: wholeNumber(0, planScale) })), v.maxLength(1000))),
    Version: version,
  }),
  response: v.looseObject({ message: v.string(), Version: v.number() }),
})

/** Deletes its picture and the places. Refusals: 403, 404 `NOT_FOUND` where there is none, 409 `CONFLICT` with `current`. */
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
