const before = /^\/accounts\/([1-9]\d{0,14})(?=\/|$)/i

/** The account in an address, and the path within it: `/accounts/2/site/users` is the list of users of account 2. Null without an account. */
export function splitAddress(pathname: string): { account: number | null; path: string } {
  const found = before.exec(pathname)
  return found ? { account: Number(found[1]), path: pathname.slice(found[0].length) || '/' } : { account: null, path: pathname }
}

/** The path prefix of an account's pages; null for the user's own account, which has none. */
export function accountBase(account: number | null): string {
  return account === null ? '' : `/accounts/${account}`
}

/** Whether an address is in the signed-in area of any account. Like the router, it ignores upper and lower case. */
export function isSitePath(pathname: string): boolean {
  return /^\/site(\/|$)/i.test(splitAddress(pathname).path)
}
