import { transportLimits } from '@portal/api-client/crypto'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * The limits of the server that a host may set; times are in milliseconds. The specification's limits, and those on screens, are in the
 * domain (`limits`, `importUndoFor`, `exportKeptFor`); batch sizes are beside their code.
 */
export const defaultLimits = {
  sessionIdle: 30 * minute,
  sessionAbsolute: 12 * hour,
  chunksWithoutSession: transportLimits.blocksWithoutSession,
  chunksWithSession: transportLimits.blocksWithSession,
  /** The number of characters in the Data of a JWE, an encrypted request; only a POST with a session may send one. */
  jweLength: transportLimits.jweData,
  /** The bytes of a request: room for 128 chunks of 343 characters, a Value and the JSON around them; a JWE may be added. */
  bodyBytes: 64 * 1024,
  nonceKept: 10 * minute,
  idempotencyKept: 24 * hour,
  keysCached: 5 * minute,
  keyRetirement: 15 * minute,
  /** The number of wrong passwords without a wait, for one name from one address, or from one known device. */
  loginFailures: 10,
  /** The number of failed sign-ins of one name from all unknown devices. */
  loginFailuresOfName: 100,
  loginFailuresOfAddress: 100,
  /** The wait after the first attempt over the limit; each further attempt doubles it. */
  loginDelay: minute,
  loginDelayMost: 15 * minute,
  loginWindow: 24 * hour,
  /** The number of attempts from unknown devices after which the user gets a mail, once per `loginWindow`. */
  loginFailuresTold: 20,
  /** How long a guest's page may use wallet and calendar before it must show the link again. */
  inviteProofValid: 15 * minute,
  unknownInvites: 60,
  unknownInvitesWindow: minute,
  /** The number of wallet passes of one invite. */
  walletPasses: 30,
  walletPassesWindow: 15 * minute,
  unknownLinks: 60,
  unknownLinksWindow: minute,
  /** The number of mails that a stranger can request. */
  mailRequests: 5,
  mailRequestsOfAddress: 50,
  mailRequestsWindow: 15 * minute,
  /** The number of invite mails by one sender, and to one recipient. */
  inviteMails: 50,
  inviteMailsToOne: 10,
  inviteMailsWindow: hour,
  /** The number of usernames that one Subscribe link may check or save. */
  usernameChecks: 30,
  usernameChecksWindow: 15 * minute,
  /** How many codes a user can have sent to their phone, and how long one is valid; each attempt counts. */
  phoneCodes: 5,
  phoneCodeTries: 10,
  phoneCodesWindow: 15 * minute,
  phoneCodeValid: 10 * minute,
  /** How long a sign-in waits for its second step, and how many attempts it has. */
  challengeValid: 10 * minute,
  challengeTries: 5,
  /** The number of wrong second steps of one user, or of one known device, without a wait. Later ones cause the waits of passwords (`loginDelay`). */
  secondStepFailures: 10,
  /** How many attempts a signed-in user has to confirm their authenticator app. */
  twoStepTries: 10,
  twoStepWindow: 15 * minute,
  passkeys: 10,
  resetLinkValid: 24 * hour,
  masterUserLinkValid: 7 * 24 * hour,
  subscribeLinkValid: 14 * 24 * hour,
  signInLinkValid: 10 * minute,
  /** How long an administrator is signed in as another user until they must extend it. */
  signInAs: 15 * minute,
  /** The longest time for which an administrator is signed in as another user, including extensions. After it, a new reason is required. */
  signInAsMost: hour,
  /**
   * How long a user can confirm the deletion of their account, and how long they can cancel it afterwards; the specification names neither.
   */
  deletionConfirm: 7 * 24 * hour,
  deletionWait: 7 * 24 * hour,
  /** How many times a user can enter the values of a bank statement. The gateway's own limits weren't verified: set them here. */
  bankAmountAttempts: 3,
  bankCodeAttempts: 10,
  /** How long a bank account can be verified, from the day on which the deposits are sent. */
  bankVerification: 10 * 24 * hour,
  /** The time until a card payment arrives. */
  cardPayment: minute,
  /** The number of whole months of activity that are kept besides the current one; all by default, since the specification names no limit. */
  logMonths: Infinity,
  /** The number of one user's imports that have not started. */
  importDrafts: 20,
  /** The number of calls with one machine key. */
  machineCalls: 600,
  machineCallsWindow: minute,
  /** The number of invoice mails by one account. */
  invoiceMails: 50,
  invoiceMailsWindow: hour,
} as const satisfies Record<string, number>

export type Limits = Record<keyof typeof defaultLimits, number>
