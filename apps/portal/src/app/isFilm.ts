/** Whether an address names a film that a browser plays by itself, and not a page about one. */
export function isFilm(address: string): boolean {
  return URL.canParse(address, location.origin) && /\.(?:mp4|m4v|webm|ogv)$/i.test(new URL(address, location.origin).pathname)
}
