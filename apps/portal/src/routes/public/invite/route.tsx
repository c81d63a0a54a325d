import { toInviteView } from '@portal/api-client/contract'
import type { InviteView } from '@portal/domain'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import { InviteScreen } from './InviteScreen.tsx'

interface LoaderData {
  /** The link's token; empty where the link has none. */
  token: string
  view: InviteView | null
}

/** `/Invite`: a temporary key at once, a recurring one after Generate. An `id` in the link means it was generated before. */
export function inviteRoute(portal: Portal): ScreenRoute {
  return {
    loader: (args) => loadInvite(portal, args, { generatesAtOnce: false }),
    shouldRevalidate: () => false,
    Component: InviteRoute,
  }
}

/** `/RecurringInvite`: the recurring key with its code at once; loading the page again shows a new one after use. */
export function recurringInviteRoute(portal: Portal): ScreenRoute {
  return {
    loader: (args) => loadInvite(portal, args, { generatesAtOnce: true }),
    shouldRevalidate: () => false,
    Component: InviteRoute,
  }
}

async function loadInvite(portal: Portal, { request }: LoaderFunctionArgs, { generatesAtOnce }: { generatesAtOnce: boolean }): Promise<LoaderData> {
  const query = new URL(request.url).searchParams
  const token = query.get('d') ?? ''
  const id = query.get('id') || undefined
  if (!token) return { token, view: null }
  const options = { signal: request.signal }
  const invite = await portal.api.showQRCode({ d: token, id }, options)
  const awaitsCode = generatesAtOnce && invite.InviteType === 'Recurring' && invite.Status === 'Valid' && invite.Result === ''
  const shown = awaitsCode ? await portal.api.showQRCode({ d: token, id: invite.ID }, options) : invite
  return { token, view: toInviteView(shown, portal.api.serverNow()) }
}

function InviteRoute() {
  const portal = usePortal()
  const navigate = useNavigate()
  const { token, view } = useLoaderData<LoaderData>()
  return (
    <InviteScreen
      key={token}
      portal={portal}
      token={token}
      view={view}
      onGenerated={(id) => void navigate({ search: `?${new URLSearchParams({ d: token, id })}` }, { replace: true })}
    />
  )
}
