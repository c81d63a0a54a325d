import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { numberId } from '../people.ts'
import { appKey, passkeyOptions } from '../secondStepShape.ts'
import { count, flag, givenName, noPayload, secret } from '../shapes.ts'
import { signedIn } from '../signedInShape.ts'
import { filledLine, line } from '../textFields.ts'

/** The code of an authenticator app, or a recovery code, as typed. */
const proof = { Kind: v.picklist(['app', 'recoveryCode']), Code: line(40) }

/** Ten recovery codes, shown once. */
const recoveryCodes = v.array(v.string())

/** The parts of a browser's answer to passkey options, in base64url. */
const signedPasskey = v.object({ CredentialID: secret(1400), ClientData: secret(1400), AuthenticatorData: secret(1400), Signature: secret(1400) })

/**
 * Confirms a sign-in by its second step and begins the session that `login` refused. Refusals: 400 `CODE_WRONG` with `triesLeft` in the
 * body, 409 `CHALLENGE_EXPIRED` if the user must begin again with the password, 429 `TOO_MANY_ATTEMPTS` with Retry-After.
 */
export const confirmSignIn = defineEndpoint({
  area: 'auth',
  as: 'confirmSignIn',
  service: 'account',
  method: 'POST',
  path: '/ConfirmSignIn',
  auth: 'none',
  assumed: true,
  knowsDevice: true,
  summary: 'The second step of a sign-in: a code, a recovery code or a passkey.',
  request: v.object({
    Challenge: secret(64),
    Kind: v.picklist(['app', 'recoveryCode', 'passkey']),
    /** The typed code; empty for a passkey. */
    Code: line(40),
    /** The browser's answer for a passkey; null for a code. */
    Passkey: v.nullable(signedPasskey),
    /** Whether this browser needs no second step for 30 days. */
    TrustThisBrowser: flag,
  }),
  response: v.looseObject({
    ...signedIn,
    /** The new recovery codes; null unless this sign-in set up two-step sign-in. */
    RecoveryCodes: v.nullable(recoveryCodes),
    RecoveryCodesLeft: count,
  }),
})

/** Options for a sign-in with a passkey alone, which the browser chooses among those of the portal. They are valid for ten minutes. */
export const beginPasskeySignIn = defineEndpoint({
  area: 'auth',
  as: 'beginPasskeySignIn',
  service: 'account',
  method: 'POST',
  path: '/BeginPasskeySignIn',
  auth: 'none',
  assumed: true,
  summary: 'The options with which a browser signs in by a passkey alone.',
  request: noPayload,
  response: v.looseObject({ Options: passkeyOptions }),
})

/**
 * Begins a session by a passkey alone. Refusals: 400 `PASSKEY_UNKNOWN`, 403 `ACCESS_ENDED`, 403 `NON_WEB_ACCESS_USER`, 409 `CHALLENGE_EXPIRED`
 * for an answer that was used, 429 `TOO_MANY_ATTEMPTS` with Retry-After.
 */
export const signInWithPasskey = defineEndpoint({
  area: 'auth',
  as: 'signInWithPasskey',
  service: 'account',
  method: 'POST',
  path: '/SignInWithPasskey',
  auth: 'none',
  assumed: true,
  knowsDevice: true,
  summary: 'A sign-in with a passkey alone.',
  request: signedPasskey,
  response: v.looseObject(signedIn),
})

export const getTwoStep = defineEndpoint({
  area: 'ownAccount',
  as: 'getTwoStep',
  service: 'account',
  method: 'GET',
  path: '/UserDetails/GetTwoStep',
  auth: 'session',
  assumed: true,
  summary: 'The signed-in user’s two-step sign-in, and their account’s rule for it.',
  request: noPayload,
  response: v.looseObject({
    /** The ISO instant since which two-step sign-in is on; null while it is off. */
    OnSince: v.nullable(v.string()),
    RecoveryCodesLeft: count,
    /** The ISO instant at which the recovery codes were created; null while two-step sign-in is off. */
    CodesMadeAt: v.nullable(v.string()),
    Passkeys: v.array(v.looseObject({
      PasskeyID: numberId,
      Name: v.string(),
      /** The ISO instant at which the passkey was added; the next field is that of the last use, null if it was never used. */
      AddedAt: v.string(),
      LastUsedAt: v.nullable(v.string()),
    })),
    /** Whether the account requires two-step sign-in for this user. */
    IsRequired: flag,
    /** The names of up to three other administrators, who can turn the user's two-step sign-in off. */
    Helpers: v.array(v.string()),
    /** The account's rule and its administrators; null for users who may not change the rule. */
    Rule: v.nullable(v.looseObject({
      IsOn: flag,
      /** The administrators. `UserID` is null for a user whose page the signed-in user may not see. */
      Administrators: v.array(v.looseObject({ UserID: v.nullable(numberId), Name: v.string(), HasTwoStep: flag })),
    })),
  }),
})

/** Creates a key for an authenticator app; it is used only after `startTwoStep` has confirmed it. Refusals: 403 `SIGNED_IN_AS`, 409 `TWO_STEP_ON`. */
export const beginTwoStep = defineEndpoint({
  area: 'ownAccount',
  as: 'beginTwoStep',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/BeginTwoStep',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Makes a key for the signed-in user’s authenticator app.',
  request: noPayload,
  response: v.looseObject({ message: v.string(), App: appKey }),
})

/**
 * Turns two-step sign-in on by a code of the new key. The user gets a mail. Refusals: 400 `VALIDATION` with `field` for a wrong code, 403
 * `SIGNED_IN_AS`, 409 `TWO_STEP_ON`, 429 `TOO_MANY_ATTEMPTS` with Retry-After.
 */
export const startTwoStep = defineEndpoint({
  area: 'ownAccount',
  as: 'startTwoStep',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/StartTwoStep',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Turns the signed-in user’s two-step sign-in on, and gives their recovery codes.',
  request: v.object({ Code: line(40) }),
  response: v.looseObject({ message: v.string(), RecoveryCodes: recoveryCodes }),
})

/**
 * Turns two-step sign-in off, with its passkeys, recovery codes and trusted browsers. The user gets a mail. Refusals: 400 `VALIDATION` with
 * `field` for a wrong code, 403 `SIGNED_IN_AS`, 409 `TWO_STEP_OFF`, 429 `TOO_MANY_ATTEMPTS` with Retry-After.
 */
export const stopTwoStep = defineEndpoint({
  area: 'ownAccount',
  as: 'stopTwoStep',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/StopTwoStep',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Turns the signed-in user’s two-step sign-in off.',
  request: v.object(proof),
  response: v.looseObject({ message: v.string() }),
})

/** Replaces the recovery codes. The user gets a mail. Refusals: those of `stopTwoStep`. */
export const renewRecoveryCodes = defineEndpoint({
  area: 'ownAccount',
  as: 'renewRecoveryCodes',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/RenewRecoveryCodes',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Replaces the signed-in user’s recovery codes.',
  request: v.object(proof),
  response: v.looseObject({ message: v.string(), RecoveryCodes: recoveryCodes }),
})

/** Begins adding a passkey. Refusals: 403 `SIGNED_IN_AS`, 409 `TWO_STEP_OFF`, 409 `TOO_MANY_PASSKEYS`. */
export const beginPasskey = defineEndpoint({
  area: 'ownAccount',
  as: 'beginPasskey',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/BeginPasskey',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'The options with which a browser makes a passkey for the signed-in user.',
  request: noPayload,
  response: v.looseObject({ message: v.string(), Options: passkeyOptions }),
})

/** Adds the passkey that the browser created. The user gets a mail. Refusals: 403 `SIGNED_IN_AS`, 409 `PASSKEY_REFUSED`, 409 `TWO_STEP_OFF`. */
export const savePasskey = defineEndpoint({
  area: 'ownAccount',
  as: 'savePasskey',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/SavePasskey',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Adds a passkey of the signed-in user.',
  request: v.object({
    Name: filledLine(60),
    /** The parts of the browser's answer, in base64url. */
    CredentialID: secret(1400),
    ClientData: secret(2000),
    Attestation: secret(4000),
  }),
  response: v.looseObject({ message: v.string(), PasskeyID: numberId }),
})

/** Removes a passkey. The user gets a mail. Refusals: 403 `SIGNED_IN_AS`, 404. */
export const deletePasskey = defineEndpoint({
  area: 'ownAccount',
  as: 'deletePasskey',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/DeletePasskey',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Removes a passkey of the signed-in user.',
  request: v.object({ PasskeyID: numberId }),
  response: v.looseObject({ message: v.string() }),
})

/** Makes one trusted browser of the user untrusted, or all of them. A browser that is no longer trusted is not an error. Refusal: 403 `SIGNED_IN_AS`. */
export const endTrustedBrowsers = defineEndpoint({
  area: 'ownAccount',
  as: 'endTrustedBrowsers',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/EndTrustedBrowsers',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Ends the trust in one browser of the signed-in user, or in all.',
  request: v.object({
    /** The id of the browser; null for all trusted browsers. */
    BrowserID: v.nullable(givenName),
  }),
  response: v.looseObject({ message: v.string(), Ended: count }),
})

/** Sets whether administrators of the user's own account need a second step, from their next sign-in. Refusals: 403 `SIGNED_IN_AS`, 409 `TWO_STEP_OFF` if the user has no two-step sign-in. */
export const setTwoStepRule = defineEndpoint({
  area: 'ownAccount',
  as: 'setTwoStepRule',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/SetTwoStepRule',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Requires two-step sign-in for the account’s administrators, or stops requiring it.',
  request: v.object({ IsOn: flag }),
  response: v.looseObject({ message: v.string() }),
})

/**
 * Turns another user's two-step sign-in off, with everything that `stopTwoStep` deletes. The reason is recorded in the user's history, and
 * the user gets a mail. Refusals: 403 `FORBIDDEN`, 404, 409 `OWN_USER`, 409 `TWO_STEP_OFF`.
 */
export const resetTwoStep = defineEndpoint({
  area: 'users',
  as: 'resetTwoStep',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/ResetTwoStep',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Turns another user’s two-step sign-in off.',
  request: v.object({ UserID: numberId, Reason: filledLine(200) }),
  response: v.looseObject({ message: v.string() }),
})
