import type { Language } from './words/language.ts'
import type { PartnerBrand } from '@portal/domain'
import type { ChangeKind } from '@portal/api-client/contract'

/** Tells the current time in milliseconds since 1970. */
export interface Clock {
  now(): number
}

/** Hashes passwords as PHC strings, which name the hash function and its cost. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Whether a password fits a hash; false for a text that this hasher didn't make. */
  verify(password: string, hash: string): Promise<boolean>
}

/** Draws a text of ASCII characters as a QR image. */
export interface QrWriter {
  /** A QR image as PNG: level M, quiet zone of four modules, at least four pixels a module. */
  png(text: string): Promise<Uint8Array>
}

/** The contents of a wallet pass, or of a link that saves one. */
export interface WalletPass {
  serialNumber: string
  name: string
  property: string
  sentBy: string
  locations: readonly string[]
  description: string
  /** The start in milliseconds since 1970; null without one. */
  startAt: number | null
  endAt: number | null
  /** The weekly hours as text; empty without a limit. */
  hours: string
  /** The name of an IANA time zone. */
  timeZone: string
  /** The text of the QR code. */
  barcode: string
  /** Whether the code opens a door only once, as for a recurring key. */
  opensOnce: boolean
  /** The address of the invite's page, which has the next code; null if the request didn't prove that it has the link. */
  page: string | null
  /** The account's brand; null for the portal's own. */
  brand: PartnerBrand | null
  /** Whether the key can no longer open doors. */
  voided: boolean
  /** The language of the pass. */
  language: Language
}

/** The fonts of PDFs, named by the letters that they have. `bold` and `boldExt` are for headings, which are always in a language of the product. */
export type PdfFontName = 'latin' | 'latinExt' | 'vietnamese' | 'greek' | 'greekExt' | 'cyrillic' | 'cyrillicExt' | 'arabic' | 'hebrew' | 'bold' | 'boldExt'

/** Reads the bytes of a font file. */
export type ReadFont = (name: PdfFontName) => Promise<Uint8Array>

/** Creates signed Apple Wallet passes; only a host that can sign has it. */
export interface WalletPasses {
  pkpass(pass: WalletPass): Promise<Uint8Array>
  /** The root certificate for the signatures, in PEM. */
  rootCertificate(): Promise<string>
}

/** The kinds of data that changed in an account. */
export interface AccountChange {
  accountId: number
  kinds: readonly ChangeKind[]
}

/** Exchanges news between the processes that share one database. */
export interface News {
  /** Tells the other processes that the clock or the example data has changed, which they keep in memory. */
  tell(): Promise<void>
  onNews(listener: () => void): void
  /** Tells the other processes what changed in an account; null after a lost connection, when every account may have changed. */
  tellChange(change: AccountChange): Promise<void>
  onChange(listener: (change: AccountChange | null) => void): void
}

/** Receives the cause of an unexpected error, which must never reach a caller. */
export interface Log {
  error(message: string, cause: unknown, facts?: { requestId?: string }): void
}
