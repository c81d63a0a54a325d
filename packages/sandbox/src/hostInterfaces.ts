import type { Language } from './words/language.ts'
import type { PartnerBrand } from '@portal/domain'

/** The present moment in milliseconds since 1970. */
export interface Clock {
  now(): number
}

/** Hashes passwords as PHC strings, which contain their own cost. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** False for a wrong password, and for a text that is not a hash of this hasher. */
  verify(password: string, hash: string): Promise<boolean>
}

/** Draws an ASCII text as a QR image. */
export interface QrWriter {
  /** A PNG: level M, quiet zone of four modules, at least four pixels a module. */
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
  /** Milliseconds since 1970; null: open. */
  startAt: number | null
  endAt: number | null
  /** The hours of a week, written out; empty: at any time. */
  hours: string
  /** The name of an IANA time zone. */
  timeZone: string
  /** The text of the QR code. */
  barcode: string
  /** Whether the code opens once, as each of a recurring key does. */
  opensOnce: boolean
  /** The page of the invite, where the next code is; null: the request did not prove to have its link. */
  page: string | null
  /** Of the account; null: it has the portal's. */
  brand: PartnerBrand | null
  /** True once the key can no longer open. */
  voided: boolean
  /** In which the pass is written. */
  language: Language
}

/** The fonts of PDFs by their letters; `bold` and `boldExt`: headings, which are in the product's own languages. */
export type PdfFontName = 'latin' | 'latinExt' | 'vietnamese' | 'greek' | 'greekExt' | 'cyrillic' | 'cyrillicExt' | 'arabic' | 'hebrew' | 'bold' | 'boldExt'

/** Reads the bytes of a font file. */
export type ReadFont = (name: PdfFontName) => Promise<Uint8Array>

/** Makes signed Apple Wallet passes; only a host that can sign has it. */
export interface WalletPasses {
  pkpass(pass: WalletPass): Promise<Uint8Array>
  /** The root certificate of the signatures, in PEM. */
  rootCertificate(): Promise<string>
}

/** Tells the other processes on the same store that something has changed which each of them keeps in memory: the clock, or the world. */
export interface News {
  tell(): Promise<void>
  onNews(listener: () => void): void
}

/** Receives the cause of an unexpected failure, which must never reach a caller. */
export interface Log {
  error(message: string, cause: unknown, facts?: { requestId?: string }): void
}
