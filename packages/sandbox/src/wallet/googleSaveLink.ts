import { exportPKCS8, generateKeyPair, importPKCS8, SignJWT } from 'jose'
import type { WalletPass } from '../hostInterfaces.ts'
import type { Services } from '../Services.ts'
import { settingOnce } from '../store/settings.ts'
import { toIso } from '../time/toIso.ts'

const algorithm = 'RS256'
/** Google: "safe length of an encoded JWT is 1800 characters". */
const safeLength = 1800
const issuer = '3388000000000000000'

/** `https://pay.google.com/gp/v/save/<JWT>`. If the pass would make the token too long, the token names it by id alone. */
export async function googleSaveLink({ store, clock, baseUrl }: Services, pass: WalletPass): Promise<string> {
  const key = await importPKCS8(await settingOnce(store, 'wallet.google.key', makeKey), algorithm)
  const sign = (object: Record<string, unknown>) =>
    new SignJWT({ typ: 'savetowallet', origins: [new URL(baseUrl).origin], payload: { genericObjects: [object] } })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .setIssuer('sandbox@access-portal.example')
      .setAudience('google')
      .setIssuedAt(Math.floor(clock.now() / 1000))
      .sign(key)
  const whole = await sign(genericObject(pass))
  const token = whole.length <= safeLength ? whole : await sign(reference(pass))
  return `https://pay.google.com/gp/v/save/${token}`
}

async function makeKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  return exportPKCS8(privateKey)
}

function reference(pass: WalletPass) {
  return { id: `${issuer}.${pass.serialNumber}`, classId: `${issuer}.key` }
}

function genericObject(pass: WalletPass) {
  return {
    ...reference(pass),
    state: pass.voided ? 'INACTIVE' : 'ACTIVE',
    cardTitle: localized(pass.property),
    header: localized(pass.name),
    barcode: { type: 'QR_CODE', value: pass.barcode },
    validTimeInterval: { ...moment('start', pass.startAt), ...moment('end', pass.endAt) },
    textModulesData: [
      { id: 'places', header: 'Opens', body: pass.locations.join(', ') },
      { id: 'sender', header: 'Sent by', body: pass.sentBy },
    ],
  }
}

function localized(value: string) {
  return { defaultValue: { language: 'en-US', value } }
}

function moment(name: 'start' | 'end', instant: number | null) {
  return instant === null ? {} : { [name]: { date: toIso(instant) } }
}
