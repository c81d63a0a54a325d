import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

/** Loads the library when the first passkey is used or created. */
const webAuthn = () => import('@simplewebauthn/browser')

/** Whether this browser can use passkeys. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Asks the browser for a signature with one of the user's passkeys. Rejects if they decline. */
export async function signWithPasskey(options: Record<string, unknown>) {
  const { startAuthentication } = await webAuthn()
  // The options are the service's own; the contract does not describe them further.
  const { id, response } = await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON })
  return { CredentialID: id, ClientData: response.clientDataJSON, AuthenticatorData: response.authenticatorData, Signature: response.signature }
}

/** Asks the browser to create a passkey. Rejects if the user declines. */
export async function makePasskey(options: Record<string, unknown>) {
  const { startRegistration } = await webAuthn()
  const { id, response } = await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })
  return { CredentialID: id, ClientData: response.clientDataJSON, Attestation: response.attestationObject }
}
