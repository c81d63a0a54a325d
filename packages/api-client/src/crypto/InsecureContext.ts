/** The error when WebCrypto is missing, because the page was opened over plain http on a host other than localhost. */
export class InsecureContext extends Error {
  override readonly name = 'InsecureContext'

  constructor() {
    super('crypto.subtle is not available: open the portal over https, or on localhost. Requests cannot be encrypted here.')
  }
}

/** Returns WebCrypto, or throws `InsecureContext`, whose message says what to do. */
export function requireWebCrypto(): Crypto {
  const found = globalThis.crypto as Crypto | undefined
  if (!found?.subtle) throw new InsecureContext()
  return globalThis.crypto
}
