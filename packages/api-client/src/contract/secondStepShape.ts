import * as v from 'valibot'

/** Options of a browser's passkey call, as WebAuthn Level 3 writes them in JSON. */
export const passkeyOptions = v.record(v.string(), v.unknown())

/** What an authenticator app needs to make codes. */
export const appKey = v.looseObject({
  /** Base32. */
  Secret: v.string(),
  /** The key as an `otpauth:` address, and as a QR code: base64 of a PNG. */
  Address: v.string(),
  Image: v.string(),
})

/** `secondStep` in the body of `login`'s refusal `SECOND_STEP_NEEDED`. */
export const secondStep = v.looseObject({
  /** A secret for `confirmSignIn`, valid for ten minutes and a few tries. */
  Challenge: v.string(),
  /** Not null: the account requires two-step sign-in, and this user sets it up now. */
  SetUp: v.nullable(appKey),
  /** Not null: the user has passkeys. */
  Passkey: v.nullable(passkeyOptions),
})

export type SecondStep = v.InferOutput<typeof secondStep>
