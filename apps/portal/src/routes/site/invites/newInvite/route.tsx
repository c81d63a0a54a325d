import { useStore } from '@nanostores/react'
import { mayDo } from '@portal/domain'
import { PageHeader } from '@portal/ui'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import type { Location } from '#portal/access/places.ts'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailurePanel } from '#portal/app/FailurePanel.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { saveRecord } from '#portal/forms/saveRecord.ts'
import type { RecordAction } from '#portal/forms/useRemoval.ts'
import { invitesMessages } from '../messages.ts'
import { newInviteKind, type AboutNewInvite, type CreatedInvite, type InviteForm } from './inviteForm.ts'
import { newInviteMessages } from './messages.ts'
import { NewInvitePage } from './NewInvitePage.tsx'
import { recentGuests } from './recentGuests.ts'
import type { RecentGuest } from './WhoFields.tsx'

interface LoaderData {
  places: Attempt<Location[]>
  recent: RecentGuest[]
  mayCreate: boolean
  sender: string
  /** Milliseconds on the server's clock. */
  now: number
}

/** `/site/invites/new`: creates a virtual key or a PIN for a guest. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request }): Promise<LoaderData> => {
      const asking = attempt(portal.api.getPropertyInstallLocationDeviceInformation({}, { signal: request.signal }))
      // What is remembered of the last invites is a convenience: without it, one asks for everything.
      const sent = await attempt(portal.api.getInvites({ SentByUserID: Number((await details).ID), count: 10 }, { signal: request.signal }))
      const asked = await asking
      const places = asked.ok ? { ...asked, value: asked.value.Locations } : asked
      return { places, recent: asked.ok && sent.ok ? recentGuests(sent.value.Invites, asked.value.Locations) : [], mayCreate: mayDo(await details, 'invites.create'), sender: (await details).Name, now: portal.api.serverNow() }
    }),
    // The doors needn't reload while the invite is created.
    shouldRevalidate: ({ actionResult }) => actionResult === undefined,
    action: signedInAction(async ({ request }) => {
      const { edit, about } = await sentJson<Extract<RecordAction<InviteForm, AboutNewInvite>, { intent: 'save' }>>(request)
      return saveRecord(newInviteKind(() => about), edit, ({ kind, payload }): Promise<CreatedInvite> =>
        kind === 'PIN' ? portal.api.createPinInvite(payload) : portal.api.createQRInvite(payload),
      )
    }),
    Component: NewInviteScreen,
  }
}

function NewInviteScreen() {
  const { places, recent, mayCreate, sender, now } = useLoaderData<LoaderData>()
  const t = useStore(newInviteMessages)
  const list = useStore(invitesMessages)
  const { revalidate, state } = useRevalidator()
  const failure = places.ok ? null : places.failure
  if (failure || !mayCreate || !places.ok) {
    return (
      <>
        <PageHeader title={t.title} breadcrumb={[{ label: list.title, href: paths.invites }]} />
        <FailurePanel
          failure={failure ?? { kind: 'forbidden', message: t.mayNot }}
          title={t.failed}
          onRetry={() => void revalidate()}
          isRetrying={state === 'loading'}
        />
      </>
    )
  }
  return <NewInvitePage places={places.value} recent={recent} sender={sender} now={now} />
}
