/** The calls of a guest, as the contract has them: all are sealed into the query of a GET. */
export const guestCalls = {
  show: { service: 'account', path: '/api/QRCode/showQRCode' },
  calendar: { service: 'account', path: '/api/QRCode/GetCalender' },
  google: { service: 'account', path: '/api/QRCode/GetGoolgleJWT' },
  apple: { service: 'wallet-pass', path: '/GetPKPass' },
} as const

export type GuestCall = keyof typeof guestCalls

/** Where a guest's services answer: paths of the page's origin, or absolute addresses, without a trailing slash. */
export interface GuestServices {
  'account': string
  'wallet-pass': string
  /** The services' public keys, a JWK set. */
  'keys': string
}

/** The services of a portal, at its own address. */
export function servicesAt(baseUrl: string): GuestServices {
  const base = baseUrl.replace(/\/+$/, '')
  return { 'account': `${base}/svc/account`, 'wallet-pass': `${base}/svc/wallet-pass`, 'keys': `${base}/keys` }
}
