import { transportLimits } from '@portal/api-client/crypto'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Every limit of the server in one place; times in milliseconds. */
export const defaultLimits = {
  sessionIdle: 30 * minute,
  sessionAbsolute: 12 * hour,
  chunksWithoutSession: transportLimits.blocksWithoutSession,
  chunksWithSession: transportLimits.blocksWithSession,
  /** Characters of a JWE's Data; a session's POST only. */
  jweLength: transportLimits.jweData,
  /** 128 chunks of 343 characters and a Value, with room for the JSON around them; a JWE comes on top. */
  bodyBytes: 64 * 1024,
  nonceKept: 10 * minute,
  idempotencyKept: 24 * hour,
  keysCached: 5 * minute,
  keyRetirement: 15 * minute,
  /** Wrong passwords that cost no waiting: of one name from one address, or from one known device. */
  loginFailures: 10,
  /** Failed sign-ins of one name from all unknown devices. */
  loginFailuresOfName: 100,
  loginFailuresOfAddress: 100,
  /** The wait after the first one too many; each further one doubles it. */
  loginDelay: minute,
  loginDelayMost: 15 * minute,
  loginWindow: 24 * hour,
  /** After so many of strangers the owner of a name gets a mail, once in `loginWindow`. */
  loginFailuresTold: 20,
  /** How long a guest's page may use wallet and calendar without showing the link again. */
  inviteProofValid: 15 * minute,
  unknownInvites: 60,
  unknownInvitesWindow: minute,
  unknownLinks: 60,
  unknownLinksWindow: minute,
  /** Mails that a stranger asks for. */
  mailRequests: 5,
  mailRequestsOfAddress: 50,
  mailRequestsWindow: 15 * minute,
  /** Invite mails of one sender, and invite mails to one recipient. */
  inviteMails: 50,
  inviteMailsToOne: 10,
  inviteMailsWindow: hour,
  /** User names that are checked or saved with one Subscribe link. */
  usernameChecks: 30,
  usernameChecksWindow: 15 * minute,
  resetLinkValid: 24 * hour,
  masterUserLinkValid: 7 * 24 * hour,
  subscribeLinkValid: 14 * 24 * hour,
  signInLinkValid: 10 * minute,
  /** A person may try so often to tell what a bank statement shows. The gateway's own limits were not verified: set them here. */
  bankAmountAttempts: 3,
  bankCodeAttempts: 10,
  /** From the day the deposits are sent. */
  bankVerification: 10 * 24 * hour,
  /** Until a card's payment is there. */
  cardPayment: minute,
  /** Invoice mails of one account. */
  invoiceMails: 50,
  invoiceMailsWindow: hour,
} as const satisfies Record<string, number>

export type Limits = Record<keyof typeof defaultLimits, number>
