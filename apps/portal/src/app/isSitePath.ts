/** Whether an address belongs to the signed-in area; the router reads paths alike, whatever their case. */
export function isSitePath(pathname: string): boolean {
  return /^\/site(\/|$)/i.test(pathname)
}
