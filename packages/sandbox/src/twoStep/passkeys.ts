import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { fromBase64Url, toBase64Url, toBytes } from '../bytes/bytes.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'

type Options = Record<string, unknown>
type SignedPasskey = NonNullable<RequestOf<(typeof endpoints)['confirmSignIn']>['Passkey']>
type MadePasskey = RequestOf<(typeof endpoints)['savePasskey']>

/** Loads the library with the first passkey, because most sign-ins use none. */
const webAuthn = () => import('@simplewebauthn/server')

/** The signature algorithms EdDSA, ES256 and RS256. Signatures of newer algorithms are longer than a request without a session may be. */
const algorithms = [-8, -7, -257]

/** The portal's host name, to which passkeys belong. */
const hostOf = ({ baseUrl }: Pick<Services, 'baseUrl'>) => new URL(baseUrl).hostname
const originOf = ({ baseUrl }: Pick<Services, 'baseUrl'>) => new URL(baseUrl).origin

export function passkeysOf(store: Store, userId: number) {
  return store.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()
}

/** The data that a browser needs to sign with one of the user's passkeys; null if the user has none. */
export async function passkeyRequest(services: Pick<Services, 'store' | 'baseUrl'>, userId: number): Promise<{ options: Options; challenge: string } | null> {
  const passkeys = await passkeysOf(services.store, userId)
  if (passkeys.length === 0) return null
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: hostOf(services), allowCredentials: passkeys.map(({ credential_id: id }) => ({ id })), userVerification: 'preferred',
  })
  return { options: { ...options }, challenge: options.challenge }
}

/** The passkey that signed the challenge, with its new count; null if no passkey of the user signed it. */
export async function verifyPasskey(services: Pick<Services, 'store' | 'baseUrl'>, userId: number, challenge: string, signed: SignedPasskey): Promise<{ id: number; uses: number } | null> {
  if (challenge === '') return null
  const passkey = await services.store.selectFrom('passkeys').selectAll().where('user_id', '=', userId).where('credential_id', '=', signed.CredentialID).executeTakeFirst()
  if (!passkey) return null
  const { verifyAuthenticationResponse } = await webAuthn()
  const { CredentialID: ID, ClientData, AuthenticatorData, Signature } = signed
  const verified = await verifyAuthenticationResponse({
    response: { id: ID, rawId: ID, type: 'public-key', clientExtensionResults: {}, response: { clientDataJSON: ClientData, authenticatorData: AuthenticatorData, signature: Signature } },
    expectedChallenge: challenge, expectedOrigin: originOf(services), expectedRPID: hostOf(services), requireUserVerification: false,
    credential: { id: ID, publicKey: fromBase64Url(passkey.public_key), counter: passkey.uses },
  }).catch(() => null)
  return verified?.verified ? { id: passkey.id, uses: verified.authenticationInfo.newCounter } : null
}

/** The data that a browser needs to create a passkey for a user. */
export async function newPasskeyOptions(services: Pick<Services, 'store' | 'baseUrl'>, user: { id: number; name: string; username: string }, service: string): Promise<{ options: Options; challenge: string }> {
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: service, rpID: hostOf(services), userName: user.username, userDisplayName: user.name, userID: toBytes(`user-${user.id}`), attestationType: 'none',
    excludeCredentials: (await passkeysOf(services.store, user.id)).map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' }, supportedAlgorithmIDs: algorithms,
  })
  return { options: { ...options }, challenge: options.challenge }
}

/** The id, public key and count of a passkey that a browser created; null if it is not for this challenge. */
export async function readNewPasskey(services: Pick<Services, 'baseUrl'>, challenge: string, { CredentialID: ID, ClientData, Attestation }: MadePasskey) {
  const { verifyRegistrationResponse } = await webAuthn()
  const verified = await verifyRegistrationResponse({
    response: { id: ID, rawId: ID, type: 'public-key', clientExtensionResults: {}, response: { clientDataJSON: ClientData, attestationObject: Attestation } },
    expectedChallenge: challenge, expectedOrigin: originOf(services), expectedRPID: hostOf(services), requireUserVerification: false, supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!verified?.verified) return null
  const { credential } = verified.registrationInfo
  return { credential_id: credential.id, public_key: toBase64Url(credential.publicKey), uses: credential.counter }
}
