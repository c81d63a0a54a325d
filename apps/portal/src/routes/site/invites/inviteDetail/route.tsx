import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { PageHeader } from '@portal/ui'
import { useFetcher, useLoaderData, useLocation, useRevalidator } from 'react-router-dom'
import { mayDo } from '@portal/domain'
import { askAccessAhead } from '#portal/access/accessQuestion.ts'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailurePanel } from '#portal/app/FailurePanel.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { asJson, sentJson, toJson } from '#portal/app/sentJson.ts'
import { signedIn } from '#portal/app/signedIn.ts'
import { inviteColumnMessages } from '#portal/invites/invites.messages.ts'
import { dropMade, isMade, readMade, type MadeInvite } from '../madeInvite.ts'
import { invitesMessages } from '../messages.ts'
import { InviteDetailPage } from './InviteDetailPage.tsx'
import { inviteDetailMessages } from './messages.ts'

export type InviteAnswer = ResponseOf<typeof endpoints.getInvite>
type Created = ResponseOf<typeof endpoints.resendInvite>

/** Actions of the page. */
export type InviteChange = { change: 'revoke' } | { change: 'resend'; recipient: string }

/** The result of an action. */
export type InviteChanged = { change: 'revoke'; done: Attempt<unknown> } | { change: 'resend'; recipient: string; done: Attempt<Created> }

interface LoaderData {
  asked: Attempt<InviteAnswer>
  mayChange: boolean
  made: MadeInvite | null
  now: string
}

/** `/site/invites/:id`: an invite with its uses, and buttons to revoke it or send it again. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request, params }): Promise<LoaderData> => {
      const ID = params['id'] ?? ''
      askAccessAhead(portal, { InviteID: ID })
      const asked = await attempt(portal.api.getInvite({ ID }, { signal: request.signal }))
      // Drafts have their owner once the details are there.
      const mayChange = mayDo(await details, 'invites.revoke')
      return { asked, made: readMade(portal.drafts, ID), mayChange, now: new Date(portal.api.serverNow()).toISOString() }
    }),
    action: async ({ request, params }): Promise<InviteChanged> => {
      const wanted = await sentJson<InviteChange>(request)
      const ID = params['id'] ?? ''
      if (wanted.change === 'revoke') return { change: 'revoke', done: await attempt(portal.api.revokeInvite({ ID })) }
      const { recipient } = wanted
      const done = await attempt(portal.api.resendInvite({ ID, Recipient: recipient }))
      // The old link or PIN no longer opens anything.
      if (done.ok) dropMade(portal.drafts, ID)
      return { change: 'resend', recipient, done }
    },
    Component: InviteDetailScreen,
  }
}

function InviteDetailScreen() {
  const { asked, mayChange, made, now } = useLoaderData<LoaderData>()
  const { state: visit } = useLocation() as { state: unknown }
  const list = useStore(invitesMessages)
  const { name } = useStore(inviteColumnMessages)
  const t = useStore(inviteDetailMessages)
  const fetcher = useFetcher<InviteChanged>()
  const { revalidate, state } = useRevalidator()
  if (!asked.ok) {
    return (
      <>
        <PageHeader title={name} breadcrumb={[{ label: list.title, href: paths.invites }]} />
        <FailurePanel failure={asked.failure} title={t.failed} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />
      </>
    )
  }
  return (
    <InviteDetailPage
      invite={asked.value}
      now={now}
     
      mayChange={mayChange}
      made={isMade(visit) ? made : null}
      changed={fetcher.data}
      isChanging={fetcher.state !== 'idle'}
      onChange={(change) => void fetcher.submit(toJson(change), asJson)}
    />
  )
}
