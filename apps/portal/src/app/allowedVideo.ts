

/** The address of a service's video, if the address is allowed: of this origin, or secure and of a host that the operator lists. Otherwise empty. */
export function allowedVideo(address: string, hosts: readonly string[]): string {
  if (!URL.canParse(address, location.origin)) return ''
  const { host, origin, protocol } = new URL(address, location.origin)
  return origin === location.origin || (protocol === 'https:' && hosts.includes(host)) ? address : ''
}

/** Whether an address is a video file, not a page with a video. */
export function isFilm(address: string): boolean {
  return URL.canParse(address, location.origin) && /\.(?:mp4|m4v|webm|ogv)$/i.test(new URL(address, location.origin).pathname)
}
