import { usePortal } from '#portal/app/PortalContext.tsx'
import type { Place, PublicPage } from '#portal/app/PublicPage.ts'
import { InviteScreen } from './InviteScreen.tsx'

interface InviteData {
  path: string
  /** The token of the link; empty if it has none. */
  token: string
  /** The id of an earlier visit, whose code may still be valid. */
  id: string | undefined
}

/**
 * The pages `/Invite` and `/RecurringInvite` for users who come from another page of the portal. A visit that starts here has its own
 * document, with the same card and without React (`src/guest`).
 */
export const invitePage: PublicPage<InviteData> = {
  title: 'invite',
  load: (_portal, place) => ofLink(place),
  Component: InviteRoute,
}

function ofLink({ url }: Place): InviteData {
  return { path: url.pathname, token: url.searchParams.get('d') ?? '', id: url.searchParams.get('id') || undefined }
}

function InviteRoute({ data: { path, token, id } }: { data: InviteData }) {
  const portal = usePortal()
  return (
    <InviteScreen
      key={token}
      portal={portal}
      token={token}
      id={id}
      isAtOnce={/^\/recurring/i.test(path)}
      onMade={(made) => void portal.go(`${path}?${new URLSearchParams({ d: token, id: made })}`, { isReplacing: true })}
    />
  )
}
