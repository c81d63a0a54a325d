

/**
 * The address of a video that a service names, if it may be offered: one of this origin, or a secure one of a host that the operator lists.
 * Empty for any other.
 */
export function allowedVideo(address: string, hosts: readonly string[]): string {
  if (!URL.canParse(address, location.origin)) return ''
  const { host, origin, protocol } = new URL(address, location.origin)
  return origin === location.origin || (protocol === 'https:' && hosts.includes(host)) ? address : ''
}

/** Whether an address names a film that a browser plays on its own, and not a page about one. */
export function isFilm(address: string): boolean {
  return URL.canParse(address, location.origin) && /\.(?:mp4|m4v|webm|ogv)$/i.test(new URL(address, location.origin).pathname)
}
