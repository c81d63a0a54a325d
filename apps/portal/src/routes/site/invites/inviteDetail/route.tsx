import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { mayDo } from '@portal/domain'
import { askAccessAhead } from '#portal/access/accessQuestion.ts'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { usePageAction } from '#portal/app/useCall.ts'
import { inviteColumnMessages } from '#portal/invites/invites.messages.ts'
import { dropMade, isMade, readMade } from '../madeInvite.ts'
import { useInvitesHome } from '../useInvitesHome.ts'
import { InviteDetailPage, type InviteDetailPageProps } from './InviteDetailPage.tsx'
import { inviteDetailMessages } from './messages.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'

export type InviteAnswer = ResponseOf<typeof endpoints.getInvite>
type Created = ResponseOf<typeof endpoints.resendInvite>

/** The result of an action. */
export type InviteChanged = { change: 'revoke'; done: Attempt<unknown> } | { change: 'resend'; recipient: string; done: Attempt<Created> }

type InviteData = Pick<InviteDetailPageProps, 'invite' | 'mayChange' | 'isOwn' | 'made' | 'now'>

/** The page `/site/invites/:id`: an invite with its uses, and buttons to revoke it or send it again. */
export function route(portal: Portal): ScreenRoute {
  return inviteScreen(portal, false)
}

/** The page of an invite. `isOwn` is for the resident who sent it. */
export function inviteScreen(portal: Portal, isOwn: boolean): ScreenRoute {
  return pageScreen(portal, {
    async load({ api, signal, params, details }): Promise<InviteData> {
      const ID = params['id'] ?? ''
      if (!isOwn) askAccessAhead(portal, { InviteID: ID })
      const invite = await api.getInvite({ ID }, { signal })
      // Drafts are read only when the details have loaded, because they belong to a user.
      const mayChange = mayDo(await details, isOwn ? 'invites.own' : 'invites.revoke')
      return { invite, isOwn, made: readMade(portal.drafts, ID), mayChange, now: new Date(api.serverNow()).toISOString() }
    },
    useHead() {
      const { name } = inviteColumnMessages.useWords()
      const t = inviteDetailMessages.useWords()
      return { title: name, breadcrumb: [useInvitesHome(isOwn).crumb], failed: t.failed }
    },
    Page: InviteDetailScreen,
  })
}

function InviteDetailScreen({ made, ...data }: InviteData) {
  const { state: visit } = useLocation() as { state: unknown }
  const { api, drafts } = usePortal()
  const { ID } = data.invite
  const [changed, setChanged] = useState<InviteChanged>()
  const { submit, isBusy } = usePageAction<InviteChanged>(setChanged)
  return (
    <InviteDetailPage
      {...data}
      made={isMade(visit) ? made : null}
      changed={changed}
      isChanging={isBusy}
      onRevoke={() => submit(async () => ({ change: 'revoke', done: await attempt(api.revokeInvite({ ID })) }))}
      onResend={(recipient) =>
        submit(async () => {
          const done = await attempt(api.resendInvite({ ID, Recipient: recipient }))
          // The old link or PIN no longer opens anything, so it is removed.
          if (done.ok) dropMade(drafts, ID)
          return { change: 'resend', recipient, done }
        })
      }
    />
  )
}
