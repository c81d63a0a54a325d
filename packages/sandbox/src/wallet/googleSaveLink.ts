import { exportPKCS8, generateKeyPair, importPKCS8, SignJWT } from 'jose'
import type { WalletPass } from '../hostInterfaces.ts'
import type { Services } from '../Services.ts'
import { settingOnce } from '../store/settings.ts'
import { toIso } from '../time/toIso.ts'
import { localeOf } from '../words/language.ts'
import { passWordsIn } from '../words/passWords.ts'
import { passColors, sayNextCode } from './walletPassOf.ts'

const algorithm = 'RS256'
/** The largest number of characters in the token. Google says: "safe length of an encoded JWT is 1800 characters". */
const safeLength = 1800
const issuer = '3388000000000000000'

/**
 * The link that saves a pass, `https://pay.google.com/gp/v/save/<JWT>`. If the token would be too long, it omits doors and sender, and then
 * everything but the id.
 */
export async function googleSaveLink({ store, clock, baseUrl }: Services, pass: WalletPass): Promise<string> {
  const key = await importPKCS8(await settingOnce(store, 'wallet.google.key', makeKey), algorithm)
  const sign = (object: Record<string, unknown>) =>
    new SignJWT({ typ: 'savetowallet', origins: [new URL(baseUrl).origin], payload: { genericObjects: [object] } })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .setIssuer('sandbox@access-portal.example')
      .setAudience('google')
      .setIssuedAt(Math.floor(clock.now() / 1000))
      .sign(key)
  for (const object of [genericObject(pass, placesAndSender(pass)), genericObject(pass, [])]) {
    const token = await sign(object)
    if (token.length <= safeLength) return saveLink(token)
  }
  return saveLink(await sign(reference(pass)))
}

const saveLink = (token: string) => `https://pay.google.com/gp/v/save/${token}`

async function makeKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  return exportPKCS8(privateKey)
}

function reference(pass: WalletPass) {
  return { id: `${issuer}.${pass.serialNumber}`, classId: `${issuer}.key` }
}

interface TextModule {
  id: string
  header: string
  body: string
}

function placesAndSender({ hours, locations, sentBy, language }: WalletPass): readonly TextModule[] {
  const said = passWordsIn(language)
  return [
    ...(hours === '' ? [] : [{ id: 'hours', header: said.hours, body: hours }]),
    { id: 'places', header: said.opens, body: locations.join(', ') },
    { id: 'sender', header: said.sentBy, body: sentBy },
  ]
}

function genericObject(pass: WalletPass, texts: readonly TextModule[]) {
  const said = passWordsIn(pass.language)
  const { opensOnce } = said
  return {
    ...reference(pass),
    state: pass.voided ? 'INACTIVE' : 'ACTIVE',
    cardTitle: localized(pass, pass.brand?.name ?? pass.property),
    ...(pass.brand && { hexBackgroundColor: passColors(pass).background }),
    header: localized(pass, pass.name),
    barcode: { type: 'QR_CODE', value: pass.barcode, ...(pass.opensOnce && { alternateText: opensOnce }) },
    validTimeInterval: { ...moment('start', pass.startAt), ...moment('end', pass.endAt) },
    ...(pass.opensOnce && pass.page !== null && { linksModuleData: { uris: [{ id: 'page', uri: pass.page, description: said.nextCode }] } }),
    textModulesData: [
      ...(pass.opensOnce ? [{ id: 'once', header: said.thisCode, body: pass.page === null ? sayNextCode(pass) : opensOnce }] : []),
      ...texts,
    ],
  }
}

function localized({ language }: WalletPass, value: string) {
  return { defaultValue: { language: localeOf[language], value } }
}

function moment(name: 'start' | 'end', instant: number | null) {
  return instant === null ? {} : { [name]: { date: toIso(instant) } }
}
