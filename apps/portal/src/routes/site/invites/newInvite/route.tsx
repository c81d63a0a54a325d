import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { mayDo } from '@portal/domain'
import { PageHeader } from '@portal/ui'
import { useFetcher, useLoaderData, useRevalidator } from 'react-router-dom'
import type { Location } from '../../../../access/places.ts'
import { attempt, type Attempt } from '../../../../app/attempt.ts'
import { FailurePanel } from '../../../../app/FailurePanel.tsx'
import { paths } from '../../../../app/paths.ts'
import type { Portal } from '../../../../app/Portal.ts'
import type { ScreenRoute } from '../../../../app/ScreenRoute.ts'
import { asJson, sentJson, toJson } from '../../../../app/sentJson.ts'
import { signedIn } from '../../../../app/signedIn.ts'
import { invitesMessages } from '../messages.ts'
import type { NewInviteRequest } from './inviteForm.ts'
import { newInviteMessages } from './messages.ts'
import { NewInvitePage } from './NewInvitePage.tsx'

export type CreatedInvite = ResponseOf<typeof endpoints.createQRInvite>

interface LoaderData {
  places: Attempt<Location[]>
  mayCreate: boolean
  sender: string
  /** Milliseconds on the server's clock. */
  now: number
}

/** `/site/invites/new`: makes a virtual key or a PIN for a guest. */
export function newInviteRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request }): Promise<LoaderData> => {
      const asked = await attempt(portal.api.getPropertyInstallLocationDeviceInformation({}, { signal: request.signal }))
      const places = asked.ok ? { ...asked, value: asked.value.Locations } : asked
      return { places, mayCreate: mayDo(details, 'invites.create'), sender: details.Name, now: portal.api.serverNow() }
    }),
    // The doors stay as they were while the invite is made.
    shouldRevalidate: ({ actionResult }) => actionResult === undefined,
    action: async ({ request }): Promise<Attempt<CreatedInvite>> => {
      const { kind, payload } = await sentJson<NewInviteRequest>(request)
      return attempt(kind === 'PIN' ? portal.api.createPinInvite(payload) : portal.api.createQRInvite(payload))
    },
    Component: NewInviteScreen,
  }
}

function NewInviteScreen() {
  const { places, mayCreate, sender, now } = useLoaderData<LoaderData>()
  const t = useStore(newInviteMessages)
  const list = useStore(invitesMessages)
  const fetcher = useFetcher<Attempt<CreatedInvite>>()
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
  return (
    <NewInvitePage
      places={places.value}
      sender={sender}
      now={now}
      result={fetcher.state === 'idle' ? fetcher.data : undefined}
      isSending={fetcher.state !== 'idle'}
      onSend={(request) => void fetcher.submit(toJson(request), asJson)}
      onAnother={() => fetcher.reset()}
    />
  )
}
