import { splitAddress } from './accountAddress.ts'

/** Whether an address belongs to the signed-in area, of whichever account; the router reads paths alike, whatever their case. */
export function isSitePath(pathname: string): boolean {
  return /^\/site(\/|$)/i.test(splitAddress(pathname).path)
}
