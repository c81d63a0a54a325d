import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { inviteScreen } from '../inviteDetail/route.tsx'

/** The page `/site/guests/:id`: one of the resident's own invites. */
export const route = (portal: Portal): ScreenRoute => inviteScreen(portal, true)
