/** The calls of a guest, as in the API's contract. All are encrypted into the query of a GET request. */
export const guestCalls = {
  show: { service: 'account', path: '/api/QRCode/showQRCode' },
  calendar: { service: 'account', path: '/api/QRCode/GetCalender' },
  google: { service: 'account', path: '/api/QRCode/GetGoolgleJWT' },
  apple: { service: 'wallet-pass', path: '/GetPKPass' },
} as const

export type GuestCall = keyof typeof guestCalls

/** Addresses of the services for guests: paths of the page's origin or absolute addresses, without a trailing slash. */
export interface GuestServices {
  'account': string
  'wallet-pass': string
  /** Address of the services' public keys, a JWK set. */
  'keys': string
}

/** The addresses of the services of a portal. */
export function servicesAt(baseUrl: string): GuestServices {
  const base = baseUrl.replace(/\/+$/, '')
  return { 'account': `${base}/svc/account`, 'wallet-pass': `${base}/svc/wallet-pass`, 'keys': `${base}/keys` }
}
