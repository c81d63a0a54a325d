import { useStore } from '@nanostores/react'
import { PageHeader } from '@portal/ui'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom'
import { mayDo } from '@portal/domain'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import { FailurePanel } from '../../../app/FailurePanel.tsx'
import { paths } from '../../../app/paths.ts'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { signedIn } from '../../../app/signedIn.ts'
import { useComingPlace } from '../../../app/useComingPlace.ts'
import type { InvitesAnswer } from '../../../invites/Invitation.ts'
import { inviteQuery, readInviteFilters, toInvitesRequest, type InviteFilters } from './inviteList.ts'
import { InvitesPage } from './InvitesPage.tsx'
import { invitesMessages } from './messages.ts'

interface LoaderData {
  asked: Attempt<InvitesAnswer>
  filters: InviteFilters
  mayCreate: boolean
  now: string
}

/** `/site/invites`: every invitation of the account, narrowed by what the address says. */
export function invitesRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request }): Promise<LoaderData> => {
      const filters = readInviteFilters(new URL(request.url).searchParams)
      const asked = await attempt(portal.api.getInvites(toInvitesRequest(filters), { signal: request.signal }))
      return { asked, filters, mayCreate: mayDo(await details, 'invites.create'), now: new Date(portal.api.serverNow()).toISOString() }
    }),
    Component: InvitesScreen,
  }
}

function InvitesScreen() {
  const { asked, filters, mayCreate, now } = useLoaderData<LoaderData>()
  const t = useStore(invitesMessages)
  const navigate = useNavigate()
  const isOnTheWay = useComingPlace()?.pathname === paths.invites
  const { revalidate, state } = useRevalidator()
  if (!asked.ok) {
    return (
      <>
        <PageHeader title={t.title} />
        <FailurePanel failure={asked.failure} title={t.failed} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />
      </>
    )
  }
  return (
    <InvitesPage
      answer={asked.value}
      filters={filters}
      now={now}
      mayCreate={mayCreate}
      isLoading={isOnTheWay}
      onFilters={(next) => void navigate(paths.invites + inviteQuery(next), { replace: true, preventScrollReset: true })}
    />
  )
}
