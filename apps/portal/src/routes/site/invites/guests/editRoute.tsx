import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { editInviteScreen } from '../editInvite/route.tsx'

/** `/site/guests/:id/edit`: a resident edits one of their own invites. */
export const route = (portal: Portal): ScreenRoute => editInviteScreen(portal, true)
