/** The version of the contract, which is that of the package. */
export const contractVersion = '1.2.0'

/** The ten back-end services that the portal calls (specification §7 Transport), by the names that an encrypted request contains. */
export const serviceNames = [
  'account',
  'voice-video',
  'log',
  'device-settings',
  'device-actions',
  'bulk-import',
  'partner-data',
  'email-notification',
  'export',
  'wallet-pass',
] as const

export type ServiceName = (typeof serviceNames)[number]

/** The address of each service: an absolute URL or a path of this origin, without a trailing slash. */
export type ServiceMap = Readonly<Record<ServiceName, string>>

/** The addresses of services that are all below one address: `servicesBelow('https://portal.example/svc')`. */
export function servicesBelow(address: string): ServiceMap {
  return Object.fromEntries(serviceNames.map((name) => [name, `${address}/${name}`])) as Record<ServiceName, string>
}
