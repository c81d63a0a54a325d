import { splitAddress } from './accountAddress.ts'

/** Whether an address is in the signed-in area of any account. Like the router, it ignores case. */
export function isSitePath(pathname: string): boolean {
  return /^\/site(\/|$)/i.test(splitAddress(pathname).path)
}
