/** The present moment in milliseconds since 1970. */
export interface Clock {
  now(): number
}

/** Keeps passwords as PHC strings that carry their own cost. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** False for a wrong password and for a text that is no hash of ours. */
  verify(password: string, hash: string): Promise<boolean>
}

/** Draws an ASCII text as a QR image. */
export interface QrWriter {
  /** A PNG: level M, quiet zone of four modules, at least four pixels a module. */
  png(text: string): Promise<Uint8Array>
}

/** What a wallet pass or a save link shows. */
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
  /** IANA. */
  timeZone: string
  /** The text of the QR code. */
  barcode: string
  /** True once the key cannot open any more. */
  voided: boolean
}

/** Makes signed Apple Wallet passes; only a host that can sign has it. */
export interface WalletPasses {
  pkpass(pass: WalletPass): Promise<Uint8Array>
  /** PEM of the root that the signatures lead to. */
  rootCertificate(): Promise<string>
}

/** Receives what must never reach a caller: the cause of an unexpected failure. */
export interface Log {
  error(message: string, cause: unknown): void
}
