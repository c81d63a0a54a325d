import * as v from 'valibot'

/** Options of a browser's passkey call, as WebAuthn Level 3 writes them in JSON. */
export const passkeyOptions = v.record(v.string(), v.unknown())

/** The key that an authenticator app needs to make codes. */
export const appKey = v.looseObject({
  /** The key in base32. */
  Secret: v.string(),
  /** The key as an `otpauth:` address; the next field is a QR code as base64 of a PNG. */
  Address: v.string(),
  Image: v.string(),
})

/** The `secondStep` in the body of `login`'s refusal `SECOND_STEP_NEEDED`. */
export const secondStep = v.looseObject({
  /** A secret for `confirmSignIn`, valid for ten minutes and a few attempts. */
  Challenge: v.string(),
  /** The key of an app, if the account requires two-step sign-in and this user sets it up now; otherwise null. */
  SetUp: v.nullable(appKey),
  /** The options for a passkey, if the user has one; otherwise null. */
  Passkey: v.nullable(passkeyOptions),
})

export type SecondStep = v.InferOutput<typeof secondStep>
