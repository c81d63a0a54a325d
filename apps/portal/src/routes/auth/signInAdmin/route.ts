import { isServiceError, isSessionExpired } from '@portal/api-client'
import { redirect } from 'react-router-dom'
import { guarded } from '../../../app/guarded.ts'
import { land } from '../../../app/land.ts'
import { paths } from '../../../app/paths.ts'
import type { Portal } from '../../../app/Portal.ts'
import { signInAs } from '../../../app/signInAs.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'

/** `signin-admin?token=…`: an administrator signs in as someone else, by a link that works once. Never renders. */
export function signInAdminRoute(portal: Portal): ScreenRoute {
  return {
    loader: guarded(portal, { area: 'auth', page: 'signInAdmin' }, async ({ request }) => {
      const token = new URL(request.url).searchParams.get('token')
      if (!token) throw redirect(paths.login)
      try {
        await signInAs(portal, token)
      } catch (error) {
        if (!isServiceError(error) && !isSessionExpired(error)) throw error
        portal.tellAtLogin('signInLinkInvalid')
        throw redirect(paths.login)
      }
      throw redirect(await land(portal))
    }),
  }
}
