import type { MasterUserRedirect } from '@portal/domain'
import { publicPaths } from '../../../app/publicPaths.ts'

/** Where a master user's answer leads. What the specification stores as a flag stands in the address, so a reload keeps it. */
export function masterUserPath(redirect: MasterUserRedirect): string {
  switch (redirect.goTo) {
    case 'login':
      return publicPaths.login
    case 'nonWebAccessUser':
      return `${publicPaths.nonWebAccess}?password=${redirect.confirmation}`
    case 'watchmanSystemConfiguration':
      return `${publicPaths.watchman}?status=set`
    default:
      return redirect satisfies never
  }
}
