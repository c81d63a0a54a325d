import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { invite } from '../inviteShape.ts'
import { file, givenName, linkToken } from '../shapes.ts'

/** The proof that `showQRCode` answers as `ID`. */
const inviteId = givenName

/**
 * The virtual key behind an invite link. `d` is the link's token. A temporary invite answers its image at once. A recurring invite answers
 * an image only if `id` is sent too (any `ID` it answered before, however old); this makes a code unless an unused one is waiting. A link
 * that nobody issued answers Status 'Invalid' with a message, as an expired one answers 'Expired'.
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
 * The path keeps the services' spelling. Refusals, also of the next two calls: 404 `UNKNOWN_INVITE` for an invalid proof, including an
 * invite's bare id; 410 `INVITE_PROOF_STALE` if the page must ask for its key again; 410 `INVITE_ENDED`.
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

/** The path keeps the services' spelling. */
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
