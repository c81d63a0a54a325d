import { PKPass } from 'passkit-generator'
import { toPng } from '../../bytes/png.ts'
import type { WalletPass } from '../../hostInterfaces.ts'
import { sayMoment } from '../../time/sayMoment.ts'
import { passWordsIn } from '../../words/passWords.ts'
import { passColors, sayNextCode } from '../../wallet/walletPassOf.ts'
import { type PassCertificates, passTypeIdentifier, teamIdentifier } from './passCertificates.ts'

/** A signed `.pkpass`: a zip of pass.json, icons, manifest.json and its detached signature. */
export async function writePkpass(pass: WalletPass, certificates: PassCertificates, now: number): Promise<Uint8Array> {
  const files = {
    'icon.png': Buffer.from(await passIcon(29)),
    'icon@2x.png': Buffer.from(await passIcon(58)),
    'icon@3x.png': Buffer.from(await passIcon(87)),
  }
  const colors = passColors(pass)
  const said = passWordsIn(pass.language)
  const { opensOnce } = said
  const { intermediate: wwdr, signer: signerCert, signerKey } = certificates
  const file = new PKPass(files, { wwdr, signerCert, signerKey }, {
    serialNumber: pass.serialNumber,
    passTypeIdentifier,
    teamIdentifier,
    organizationName: pass.brand?.name ?? pass.property,
    ...(pass.brand && { logoText: pass.brand.name }),
    description: said.key({ name: pass.name }),
    voided: pass.voided,
    foregroundColor: rgb(colors.foreground),
    labelColor: rgb(colors.label),
    backgroundColor: rgb(colors.background),
  })
  file.type = 'generic'
  const say = (instant: number) => sayMoment(instant, now, pass.timeZone, pass.language)
  file.primaryFields.push({ key: 'name', label: said.keyLabel, value: pass.name })
  file.secondaryFields.push({ key: 'property', label: said.property, value: pass.property })
  if (pass.startAt !== null) file.auxiliaryFields.push({ key: 'start', label: said.starts, value: say(pass.startAt) })
  if (pass.endAt !== null) file.auxiliaryFields.push({ key: 'end', label: said.ends, value: say(pass.endAt) })
  if (pass.hours !== '') file.auxiliaryFields.push({ key: 'hours', label: said.hours, value: pass.hours })
  if (pass.opensOnce) {
    file.headerFields.push({ key: 'once', label: said.thisCode, value: opensOnce })
    file.backFields.push({ key: 'next', label: said.nextCode, value: sayNextCode(pass) })
  }
  file.backFields.push({ key: 'places', label: said.opens, value: pass.locations.join('\n') })
  file.backFields.push({ key: 'sender', label: said.sentBy, value: pass.sentBy })
  if (pass.description !== '') file.backFields.push({ key: 'notes', label: said.note, value: pass.description })
  if (pass.endAt !== null) file.setExpirationDate(new Date(pass.endAt))
  file.setBarcodes({ format: 'PKBarcodeFormatQR', message: pass.barcode, messageEncoding: 'iso-8859-1', ...(pass.opensOnce && { altText: opensOnce }) })
  return new Uint8Array(file.getAsBuffer())
}

/** A color `#rrggbb` in Apple's notation. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

/** The icon of a pass: a key drawn from circles and bars, our own artwork instead of any platform's. `side` is in pixels. */
function passIcon(side: number): Promise<Uint8Array<ArrayBuffer>> {
  return toPng({ width: side, height: side, isBlack: (x, y) => isKey((x + 0.5) / side, (y + 0.5) / side) })
}

function isKey(x: number, y: number): boolean {
  const fromBow = Math.hypot(x - 0.3, y - 0.5)
  const isBow = fromBow <= 0.2 && fromBow >= 0.1
  const isShaft = x >= 0.48 && x <= 0.9 && Math.abs(y - 0.5) <= 0.05
  const isTooth = (Math.abs(x - 0.72) <= 0.04 || Math.abs(x - 0.86) <= 0.04) && y >= 0.5 && y <= 0.66
  return isBow || isShaft || isTooth
}
