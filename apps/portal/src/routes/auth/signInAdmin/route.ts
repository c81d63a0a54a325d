import { isServiceError, isSessionExpired } from '@portal/api-client'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { land } from '#portal/app/land.ts'
import { paths } from '#portal/app/paths.ts'
import type { Portal, ScreenRoute } from '#portal/app/Portal.ts'
import { signInAs } from '#portal/app/signInAs.ts'

/** The route `signin-admin?token=…`: an administrator signs in as another user by a one-time link. It never renders. */
export function signInAdminRoute(portal: Portal): ScreenRoute {
  return {
    async loader({ request }: LoaderFunctionArgs) {
      const token = new URL(request.url).searchParams.get('token')
      try {
        // The storage is cleared only after the link has worked; until then the signed-in user stays signed in.
        if (!token) throw failedLink(portal)
        await signInAs(portal, token)
      } catch (error) {
        if (!isServiceError(error) && !isSessionExpired(error)) throw error
        throw failedLink(portal)
      }
      throw redirect(await land(portal))
    },
  }
}

/** Redirects to the sign-in page, which says why. */
function failedLink(portal: Portal): Response {
  portal.tellAtLogin('signInLinkInvalid')
  return redirect(paths.login)
}
