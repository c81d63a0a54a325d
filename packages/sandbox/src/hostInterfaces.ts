import type { Language } from './words/language.ts'
import type { PartnerBrand } from '@portal/domain'
import type { ChangeKind } from '@portal/api-client/contract'

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
  /** The weekly hours as text; empty: at any time. */
  hours: string
  /** The name of an IANA time zone. */
  timeZone: string
  /** The text of the QR code. */
  barcode: string
  /** Whether the code opens only once, as for a recurring key. */
  opensOnce: boolean
  /** The invite's page, with the next code; null if the request didn't prove that it has the link. */
  page: string | null
  /** The account's brand; null: the portal's. */
  brand: PartnerBrand | null
  /** True once the key can no longer open. */
  voided: boolean
  /** The language of the pass. */
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

/** Kinds of things that changed in an account. */
export interface AccountChange {
  accountId: number
  kinds: readonly ChangeKind[]
}

/** News between the processes of one store. */
export interface News {
  /** Tells the others that the clock or the world, which they keep in memory, has changed. */
  tell(): Promise<void>
  onNews(listener: () => void): void
  /** Tells the others what changed in an account, and hears it from them. After a lost connection every account may have changed: null. */
  tellChange(change: AccountChange): Promise<void>
  onChange(listener: (change: AccountChange | null) => void): void
}

/** Receives the cause of an unexpected failure, which must never reach a caller. */
export interface Log {
  error(message: string, cause: unknown, facts?: { requestId?: string }): void
}
