import type { WalletPass } from '../hostInterfaces.ts'

/** What stands under a code that opens once. */
export const opensOnce = 'Opens once'

/** Where the next code is: a pass that is not renewed must not be taken for the key itself. */
export function sayNextCode({ page }: Pick<WalletPass, 'page'>): string {
  return page === null ? 'This code opens once. For the next one open the link that was sent to you.' : `This code opens once. The next one is on the page of your key: ${page}`
}
