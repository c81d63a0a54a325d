import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { invite } from '../inviteShape.ts'
import { file, givenName, linkToken } from '../shapes.ts'

/** The proof that the page has the invite's link; `showQRCode` returns it as `ID`. */
const inviteId = givenName

/**
 * The virtual key behind an invite link. `d` is the link's token. A temporary invite has its image in every answer. A recurring invite has
 * an image only if the request also has `id` (any `ID` of an earlier answer, however old); this creates a code unless an unused one is
 * waiting. An unknown link is answered with Status 'Invalid' and a message, an expired one with 'Expired'.
 */
export const showQRCode = defineEndpoint({
  area: 'guests',
  as: 'show',
  service: 'account',
  method: 'GET',
  path: '/api/QRCode/showQRCode',
  auth: 'none',
  summary: 'The virtual key behind an invite link.',
  request: v.object({ d: linkToken, id: v.optional(inviteId) }),
  response: invite,
})

/**
 * The calendar file of an invite. The path keeps the specification's spelling. Refusals, also of the next two calls: 404 `UNKNOWN_INVITE`
 * for an invalid proof, including an invite's mere id; 410 `INVITE_PROOF_STALE` if the page must request its key again; 410 `INVITE_ENDED`.
 */
export const getCalender = defineEndpoint({
  area: 'guests',
  as: 'calendar',
  service: 'account',
  method: 'GET',
  path: '/api/QRCode/GetCalender',
  auth: 'none',
  responseKind: 'file',
  mediaType: 'text/calendar',
  summary: 'The invite as a calendar (.ics) file.',
  request: v.object({ inviteId }),
  response: file,
})

export const getPKPass = defineEndpoint({
  area: 'guests',
  as: 'applePass',
  service: 'wallet-pass',
  method: 'GET',
  path: '/GetPKPass',
  auth: 'none',
  responseKind: 'file',
  mediaType: 'application/vnd.apple.pkpass',
  summary: 'The invite as an Apple Wallet pass (.pkpass). With the token of its link (`d`) the pass leads back to its page.',
  request: v.object({ inviteId, d: v.optional(linkToken) }),
  response: file,
})

/** The link that saves a Google Wallet pass. The path keeps the specification's spelling. */
export const getGoolgleJWT = defineEndpoint({
  area: 'guests',
  as: 'googlePass',
  service: 'account',
  method: 'GET',
  path: '/api/QRCode/GetGoolgleJWT',
  auth: 'none',
  summary: 'A link that saves the invite to Google Wallet; it opens in a new tab. With the token of its link (`d`) the pass leads back to its page.',
  request: v.object({ inviteId, d: v.optional(linkToken) }),
  response: v.looseObject({ Result: v.string() }),
})
