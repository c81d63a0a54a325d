import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { invite } from '../inviteShape.ts'
import { file, givenName, linkToken } from '../shapes.ts'

/** The proof that `showQRCode` answered as `ID`. */
const inviteId = givenName

/**
 * The virtual key behind an invite link. `d` is the link's token. A temporary invite answers its image at once; a
 * recurring one only when `id` (an `ID` it answered, however old) is sent too, which makes a code unless an unused one is waiting.
 * A link nobody gave out answers Status 'Invalid' with a message, as an expired one answers 'Expired'.
 */
export const showQRCode = defineEndpoint({
  area: 'invites',
  service: 'account',
  method: 'GET',
  path: '/api/QRCode/showQRCode',
  auth: 'none',
  summary: 'The virtual key behind an invite link.',
  request: v.object({ d: linkToken, id: v.optional(inviteId) }),
  response: invite,
})

/**
 * The path keeps the services' spelling. Refusals, as of the next two: 404 `UNKNOWN_INVITE` for what proves nothing, an invite's bare id
 * too; 410 `INVITE_PROOF_STALE` where the page has to ask for its key again; 410 `INVITE_ENDED`.
 */
export const getCalender = defineEndpoint({
  area: 'invites',
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
  area: 'invites',
  service: 'wallet-pass',
  method: 'GET',
  path: '/GetPKPass',
  auth: 'none',
  responseKind: 'file',
  mediaType: 'application/vnd.apple.pkpass',
  summary: 'The invite as an Apple Wallet pass (.pkpass).',
  request: v.object({ inviteId }),
  response: file,
})

/** The path keeps the services' spelling. */
export const getGoolgleJWT = defineEndpoint({
  area: 'invites',
  service: 'account',
  method: 'GET',
  path: '/api/QRCode/GetGoolgleJWT',
  auth: 'none',
  summary: 'A link that saves the invite to Google Wallet; it opens in a new tab.',
  request: v.object({ inviteId }),
  response: v.looseObject({ Result: v.string() }),
})
