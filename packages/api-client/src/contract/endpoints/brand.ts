import * as v from 'valibot'
import { findBrandLogoProblem } from '@portal/domain'
import { revision, version } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { numberId } from '../people.ts'
import { named } from '../shapeNames.ts'
import { noPayload } from '../shapes.ts'
import { filledLine } from '../textFields.ts'

const sentences = {
  kind: 'A logo is a PNG in its own address: data:image/png;base64,…',
  length: 'This picture is too heavy for a guest’s page.',
  size: 'This picture has too many pixels for a logo.',
}

const color = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'A color is a # and six hexadecimal digits.'), named('color'))
const picture = v.pipe(v.string(), v.rawCheck(({ dataset, addIssue }) => {
  const problem = dataset.typed ? findBrandLogoProblem(dataset.value) : null
  if (problem !== null) addIssue({ message: sentences[problem] })
}), named('picture'))

const brand = v.looseObject({
  AccountID: numberId,
  /** The name of the account, which guests see if it has no brand. */
  AccountName: v.string(),
  /** Whether the account has a brand of its own; if not, `Name` and `Accent` are empty and its guests see the portal's. */
  IsSet: v.boolean(),
  Name: v.string(),
  /** The accent color as `#rrggbb`. A faint color is darkened or lightened when it is drawn. */
  Accent: v.string(),
  /** The address of the logo, drawn 24 px high; null for the name alone. */
  Logo: v.nullable(v.string()),
  ...revision,
})

/** The account's brand: how it looks to guests, on the page of a key, in mails and on passes. */
export const getAccountBrand = defineEndpoint({
  area: 'brand',
  as: 'get',
  service: 'account',
  method: 'GET',
  path: '/Brand/GetAccountBrand',
  auth: 'session',
  assumed: true,
  summary: 'The account’s brand: name, color and logo that its guests see.',
  request: noPayload,
  response: v.looseObject({ Brand: brand }),
})

/**
 * Changes the account's brand; omitted fields stay the same. An account without a brand needs `Name` and `Accent`. Refusals: 400
 * `VALIDATION` with `field`, 409 `CONFLICT` with `current`.
 */
export const saveAccountBrand = defineEndpoint({
  area: 'brand',
  as: 'save',
  service: 'account',
  method: 'POST',
  path: '/Brand/SaveAccountBrand',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Changes the account’s brand, which its guests see.',
  request: v.object({
    Name: v.optional(filledLine(60)),
    Accent: v.optional(color),
    /** The logo, a PNG of at most 480 × 72 pixels and 8,000 characters; null without a logo. */
    Logo: v.optional(v.nullable(picture)),
    Version: version,
  }),
  response: v.looseObject({ message: v.string(), Brand: brand }),
})

/**
 * Deletes the account's brand, so that guests see the portal's own look. Refusals: 404 `NOT_FOUND` if the account has no brand, 409
 * `CONFLICT` with `current`.
 */
export const deleteAccountBrand = defineEndpoint({
  area: 'brand',
  as: 'delete',
  service: 'account',
  method: 'POST',
  path: '/Brand/DeleteAccountBrand',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Removes the account’s brand.',
  request: v.object({ Version: version }),
  response: v.looseObject({ message: v.string(), Brand: brand }),
})
