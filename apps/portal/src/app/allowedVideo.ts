/**
 * The address of a video that a service names, if it may be offered: one of this origin, or a secure one of a host that the operator lists.
 * Empty for any other.
 */
export function allowedVideo(address: string, hosts: readonly string[]): string {
  if (!URL.canParse(address, location.origin)) return ''
  const { host, origin, protocol } = new URL(address, location.origin)
  return origin === location.origin || (protocol === 'https:' && hosts.includes(host)) ? address : ''
}
