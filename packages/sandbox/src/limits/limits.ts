import { transportLimits } from '@portal/api-client/crypto'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * The limits of the server that a host may set; times in milliseconds. The specification's limits, and those on screens, are in the domain
 * (`limits`, `importUndoFor`, `exportKeptFor`); batch sizes are beside their code.
 */
export const defaultLimits = {
  sessionIdle: 30 * minute,
  sessionAbsolute: 12 * hour,
  chunksWithoutSession: transportLimits.blocksWithoutSession,
  chunksWithSession: transportLimits.blocksWithSession,
  /** Characters of a JWE's Data; only a POST with a session may send a JWE. */
  jweLength: transportLimits.jweData,
  /** Room for 128 chunks of 343 characters, a Value and the JSON around them; a JWE may come on top. */
  bodyBytes: 64 * 1024,
  nonceKept: 10 * minute,
  idempotencyKept: 24 * hour,
  keysCached: 5 * minute,
  keyRetirement: 15 * minute,
  /** Wrong passwords without a wait: of one name from one address, or from one known device. */
  loginFailures: 10,
  /** Failed sign-ins of one name from all unknown devices. */
  loginFailuresOfName: 100,
  loginFailuresOfAddress: 100,
  /** The wait after the first attempt over the limit; each further attempt doubles it. */
  loginDelay: minute,
  loginDelayMost: 15 * minute,
  loginWindow: 24 * hour,
  /** After so many attempts from unknown devices the user gets a mail, once per `loginWindow`. */
  loginFailuresTold: 20,
  /** How long a guest's page may use wallet and calendar without showing the link again. */
  inviteProofValid: 15 * minute,
  unknownInvites: 60,
  unknownInvitesWindow: minute,
  /** Wallet passes of one invite. */
  walletPasses: 30,
  walletPassesWindow: 15 * minute,
  unknownLinks: 60,
  unknownLinksWindow: minute,
  /** Mails that a stranger requests. */
  mailRequests: 5,
  mailRequestsOfAddress: 50,
  mailRequestsWindow: 15 * minute,
  /** Invite mails by one sender, and invite mails to one recipient. */
  inviteMails: 50,
  inviteMailsToOne: 10,
  inviteMailsWindow: hour,
  /** User names that one Subscribe link may check or save. */
  usernameChecks: 30,
  usernameChecksWindow: 15 * minute,
  /** Codes that a user has sent to their phone, and how long one is valid; each try counts. */
  phoneCodes: 5,
  phoneCodeTries: 10,
  phoneCodesWindow: 15 * minute,
  phoneCodeValid: 10 * minute,
  /** How long a sign-in waits for its second step, and its tries. */
  challengeValid: 10 * minute,
  challengeTries: 5,
  /** How many wrong second steps of one user, or of one known device, cause no wait. Later ones cause the waits of passwords (`loginDelay`). */
  secondStepFailures: 10,
  /** Tries of a signed-in user to prove their authenticator app. */
  twoStepTries: 10,
  twoStepWindow: 15 * minute,
  passkeys: 10,
  resetLinkValid: 24 * hour,
  masterUserLinkValid: 7 * 24 * hour,
  subscribeLinkValid: 14 * 24 * hour,
  signInLinkValid: 10 * minute,
  /** How long an administrator can be signed in as another user before extending it. */
  signInAs: 15 * minute,
  /** Its longest duration with extensions; after that a new reason is required. */
  signInAsMost: hour,
  /**
   * How long a user can confirm the deletion of their account, and how long they can cancel it afterwards; the specification names neither.
   */
  deletionConfirm: 7 * 24 * hour,
  deletionWait: 7 * 24 * hour,
  /** How often a user can enter the values of a bank statement. The gateway's own limits weren't verified: set them here. */
  bankAmountAttempts: 3,
  bankCodeAttempts: 10,
  /** Counted from the day on which the deposits are sent. */
  bankVerification: 10 * 24 * hour,
  /** The time until a card payment arrives. */
  cardPayment: minute,
  /** How many whole months of activity are kept besides the current one. Default: all, since the specification names no limit. */
  logMonths: Infinity,
  /** Imports of one user that have not started. */
  importDrafts: 20,
  /** Calls with one machine key. */
  machineCalls: 600,
  machineCallsWindow: minute,
  /** Invoice mails by one account. */
  invoiceMails: 50,
  invoiceMailsWindow: hour,
} as const satisfies Record<string, number>

export type Limits = Record<keyof typeof defaultLimits, number>
