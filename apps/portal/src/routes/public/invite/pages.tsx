import { toInviteView } from '@portal/api-client/contract'
import type { InviteView } from '@portal/domain'
import type { Portal } from '../../../app/Portal.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import type { Place, PublicPage } from '../../../app/PublicPage.ts'
import { InviteScreen } from './InviteScreen.tsx'

interface InviteData {
  path: string
  /** The link's token; empty where the link has none. */
  token: string
  view: InviteView | null
}

/** `/Invite`: a temporary key at once, a recurring one after Generate. An `id` in the link means it was generated before. */
export const invitePage: PublicPage<InviteData> = {
  title: 'invite',
  load: (portal, place) => loadInvite(portal, place, { generatesAtOnce: false }),
  Component: InviteRoute,
}

/** `/RecurringInvite`: the recurring key with its code at once; loading the page again shows a new one after use. */
export const recurringInvitePage: PublicPage<InviteData> = {
  title: 'invite',
  load: (portal, place) => loadInvite(portal, place, { generatesAtOnce: true }),
  Component: InviteRoute,
}

async function loadInvite(portal: Portal, { url, signal }: Place, { generatesAtOnce }: { generatesAtOnce: boolean }): Promise<InviteData> {
  const token = url.searchParams.get('d') ?? ''
  const id = url.searchParams.get('id') || undefined
  const path = url.pathname
  if (!token) return { path, token, view: null }
  const invite = await portal.api.showQRCode({ d: token, id }, { signal })
  const awaitsCode = generatesAtOnce && invite.InviteType === 'Recurring' && invite.Status === 'Valid' && invite.Result === ''
  const shown = awaitsCode ? await portal.api.showQRCode({ d: token, id: invite.ID }, { signal }) : invite
  return { path, token, view: toInviteView(shown, portal.api.serverNow()) }
}

function InviteRoute({ data: { path, token, view } }: { data: InviteData }) {
  const portal = usePortal()
  return (
    <InviteScreen
      key={token}
      portal={portal}
      token={token}
      view={view}
      onGenerated={(id) => void portal.go(`${path}?${new URLSearchParams({ d: token, id })}`, { isReplacing: true })}
    />
  )
}
