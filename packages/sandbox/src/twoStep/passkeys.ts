import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { equalText, fromBase64Url, randomToken, toBase64Url, toBytes } from '../bytes/bytes.ts'
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
export async function verifyPasskey(services: Pick<Services, 'store' | 'baseUrl'>, userId: number, challenge: string, signed: SignedPasskey): Promise<UsedPasskey | null> {
  const passkey = challenge === '' ? undefined : await passkeyNamed(services.store, signed).where('user_id', '=', userId).executeTakeFirst()
  return passkey ? verify(services, passkey, signed, { expectedChallenge: challenge, requireUserVerification: false }) : null
}

/** A passkey with the count that its authenticator sent. */
interface UsedPasskey {
  id: number
  uses: number
}

const passkeyNamed = (store: Store, { CredentialID }: SignedPasskey) => store.selectFrom('passkeys').selectAll().where('credential_id', '=', CredentialID)

async function verify(services: Pick<Services, 'baseUrl'>, passkey: { id: number; public_key: string; uses: number }, signed: SignedPasskey, expected: { expectedChallenge: string | ((challenge: string) => Promise<boolean>); requireUserVerification: boolean }): Promise<UsedPasskey | null> {
  const { verifyAuthenticationResponse } = await webAuthn()
  const { CredentialID: ID, ClientData, AuthenticatorData, Signature } = signed
  const verified = await verifyAuthenticationResponse({
    response: { id: ID, rawId: ID, type: 'public-key', clientExtensionResults: {}, response: { clientDataJSON: ClientData, authenticatorData: AuthenticatorData, signature: Signature } },
    ...expected, expectedOrigin: originOf(services), expectedRPID: hostOf(services),
    credential: { id: ID, publicKey: fromBase64Url(passkey.public_key), counter: passkey.uses },
  }).catch(() => null)
  return verified?.verified ? { id: passkey.id, uses: verified.authenticationInfo.newCounter } : null
}

type Challenging = Pick<Services, 'baseUrl' | 'vault' | 'clock' | 'limits'>

/** The data that a browser needs to offer any passkey of the portal. The challenge is signed and dated, so that nothing is stored for strangers. */
export async function passkeySignInOptions(services: Challenging): Promise<Options> {
  const { generateAuthenticationOptions } = await webAuthn()
  const dated = `${services.clock.now() + services.limits.challengeValid}.${randomToken(9)}`
  const challenge = toBytes(`${dated}.${await markOf(services, dated)}`)
  return { ...(await generateAuthenticationOptions({ rpID: hostOf(services), challenge, userVerification: 'required' })) }
}

/** The user's passkey that signed such a challenge, and the challenge; null for any other. The authenticator must have verified the user. */
export async function verifyPasskeySignIn(services: Challenging & Pick<Services, 'store'>, signed: SignedPasskey): Promise<(UsedPasskey & { userId: number; challenge: string }) | null> {
  const passkey = await passkeyNamed(services.store, signed).executeTakeFirst()
  if (!passkey) return null
  let challenge = ''
  const isOwn = async (sent: string) => {
    challenge = sent
    const [until = '', random = '', mark = ''] = new TextDecoder().decode(fromBase64Url(sent)).split('.')
    return equalText(mark, await markOf(services, `${until}.${random}`)) && Number(until) > services.clock.now()
  }
  const used = await verify(services, passkey, signed, { expectedChallenge: isOwn, requireUserVerification: true })
  return used && { ...used, userId: passkey.user_id, challenge }
}

/** 16 bytes of a MAC. */
const markOf = async ({ vault }: Challenging, dated: string) => toBase64Url((await vault.mac(`passkey-sign-in|${dated}`)).slice(0, 16))

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
