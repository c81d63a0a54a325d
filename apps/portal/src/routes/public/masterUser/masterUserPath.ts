import type { MasterUserRedirect } from '@portal/domain'
import { paths } from '../../../app/paths.ts'

/** Where a master user's answer leads. What the specification stores as a flag stands in the address, so a reload keeps it. */
export function masterUserPath(redirect: MasterUserRedirect): string {
  switch (redirect.goTo) {
    case 'login':
      return paths.login
    case 'nonWebAccessUser':
      return `${paths.nonWebAccess}?password=${redirect.confirmation}`
    case 'watchmanSystemConfiguration':
      return `${paths.watchman}?status=set`
    default:
      return redirect satisfies never
  }
}
