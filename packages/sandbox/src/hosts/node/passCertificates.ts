import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import forge from 'node-forge'

/** Certificates as PEM texts. The signer's certificate names the pass type and the team, as Apple's do. */
export interface PassCertificates {
  root: string
  intermediate: string
  signer: string
  signerKey: string
}

export const passTypeIdentifier = 'pass.example.access-portal.sandbox'
export const teamIdentifier = 'SANDBOX000'

const organization = { shortName: 'O', value: 'Access portal sandbox' }
/** The object identifier of RFC 4519 `uid`, for which node-forge has no name. */
const userId = { type: '0.9.2342.19200300.100.1.1', value: passTypeIdentifier }

interface Party {
  subject: forge.pki.CertificateField[]
  keys: { privateKey: forge.pki.rsa.PrivateKey; publicKey: forge.pki.rsa.PublicKey }
}

/** Makes the sandbox's own chain of certificates: root, intermediate, signer. They are valid for ten years from `now`. */
export async function makePassCertificates(now: number): Promise<PassCertificates> {
  const named = (name: string) => ({ shortName: 'CN', value: name })
  const root: Party = { subject: [named('Sandbox pass root'), organization], keys: await newKeys() }
  const intermediate: Party = { subject: [named('Sandbox pass relations'), organization], keys: await newKeys() }
  const team = { shortName: 'OU', value: teamIdentifier }
  const signer: Party = { subject: [userId, named(`Pass Type ID: ${passTypeIdentifier}`), team, organization], keys: await newKeys() }
  return {
    root: certify(root, root, true, now),
    intermediate: certify(intermediate, root, true, now),
    signer: certify(signer, intermediate, false, now),
    signerKey: forge.pki.privateKeyToPem(signer.keys.privateKey),
  }
}

function certify(party: Party, issuer: Party, isAuthority: boolean, now: number): string {
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = party.keys.publicKey
  // The first byte, 01, keeps the DER integer positive. If the first byte were 00, node-forge would remove only one zero,
  // but DER forbids all superfluous zeros.
  certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(15))}`
  certificate.validity.notBefore = new Date(now - 24 * 3_600_000)
  certificate.validity.notAfter = new Date(now + 10 * 365 * 24 * 3_600_000)
  certificate.setSubject(party.subject)
  certificate.setIssuer(issuer.subject)
  certificate.setExtensions([
    { name: 'basicConstraints', cA: isAuthority, critical: true },
    { name: 'keyUsage', keyCertSign: isAuthority, cRLSign: isAuthority, digitalSignature: !isAuthority, critical: true },
    { name: 'subjectKeyIdentifier' },
  ])
  certificate.sign(issuer.keys.privateKey, forge.md.sha256.create())
  return forge.pki.certificateToPem(certificate)
}

/** Makes a key pair by Node's own generator, since node-forge's takes seconds. */
async function newKeys(): Promise<Party['keys']> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return { privateKey: forge.pki.privateKeyFromPem(privateKey), publicKey: forge.pki.publicKeyFromPem(publicKey) }
}
