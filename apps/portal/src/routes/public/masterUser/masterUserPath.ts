import type { MasterUserRedirect } from '@portal/domain'
import type { Portal } from '#portal/app/Portal.ts'
import { publicPaths } from '#portal/app/publicPaths.ts'
import { storeFlag } from '#portal/session/flags.ts'

/** The page for a master user's answer; stores what that page reads (specification §4). */
export function masterUserPath(portal: Portal, redirect: MasterUserRedirect): string {
  switch (redirect.goTo) {
    case 'login':
      return publicPaths.login
    case 'nonWebAccessUser':
      storeFlag(portal, 'passwordConfirmation', redirect.confirmation)
      return publicPaths.nonWebAccess
    case 'watchmanSystemConfiguration':
      storeFlag(portal, 'watchmanStatus', 'set')
      return publicPaths.watchman
    default:
      return redirect satisfies never
  }
}
