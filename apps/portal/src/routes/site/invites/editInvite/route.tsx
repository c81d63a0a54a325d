import { useStore } from '@nanostores/react'
import { mayDo } from '@portal/domain'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { placesOfProperty, type Location } from '#portal/access/places.ts'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import { invitePath, paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { saveRecord } from '#portal/forms/saveRecord.ts'
import { useAfterSave } from '#portal/forms/useAfterSave.ts'
import { useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import type { RecordAction } from '#portal/forms/useRemoval.ts'
import { inviteDetailMessages } from '../inviteDetail/messages.ts'
import { invitesMessages } from '../messages.ts'
import { newInviteMessages } from '../newInvite/messages.ts'
import { EditInvitePage } from './EditInvitePage.tsx'
import { inviteKind, type AboutInvite, type InviteAnswer, type InviteEditing, type InviteValues } from './inviteEdit.ts'
import { editInviteMessages } from './messages.ts'
import { useInviteWords } from './useInviteWords.ts'

interface EditData {
  invite: InviteAnswer
  places: Location[]
  /** Milliseconds on the server's clock. */
  now: number
}

interface LoaderData {
  asked: Attempt<EditData>
  mayEdit: boolean
}

/** `/site/invites/:id/edit`: edits an invite. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request, params }): Promise<LoaderData> => {
      const { signal } = request
      const load = async (): Promise<EditData> => {
        const [invite, { Locations }] = await Promise.all([
          portal.api.getInvite({ ID: params['id'] ?? '' }, { signal }),
          portal.api.getPropertyInstallLocationDeviceInformation({}, { signal }),
        ])
        return { invite, places: placesOfProperty(Locations, invite.PropertyID), now: portal.api.serverNow() }
      }
      return { asked: await attempt(load()), mayEdit: mayDo(await details, 'invites.create') }
    }),
    // A refused save changes nothing; a successful one leaves the page.
    shouldRevalidate: ({ formMethod, defaultShouldRevalidate }) => formMethod === undefined && defaultShouldRevalidate,
    action: signedInAction(async ({ request }) => {
      const { edit, about } = await sentJson<Extract<RecordAction<InviteValues, AboutInvite>, { intent: 'save' }>>(request)
      return saveRecord(inviteKind(about), edit, portal.api.updateInvite)
    }),
    Component: EditInviteScreen,
  }
}

function EditInviteScreen() {
  const { asked, mayEdit } = useLoaderData<LoaderData>()
  const t = useStore(editInviteMessages)
  const { mayNot } = useStore(newInviteMessages)
  const { failed } = useStore(inviteDetailMessages)
  const list = useStore(invitesMessages)
  const isWithdrawn = asked.ok && asked.value.invite.Status === 'Revoked'
  if (asked.ok && mayEdit && !isWithdrawn) return <LoadedInvite key={asked.value.invite.ID} data={asked.value} />
  const failure = asked.ok ? ({ kind: 'forbidden', message: isWithdrawn ? t.withdrawn : mayNot } as const) : asked.failure
  return <FailedPage title={t.title} breadcrumb={[{ label: list.title, href: paths.invites }]} failure={failure} failed={failed} />
}

function LoadedInvite({ data: { invite, places, now } }: { data: EditData }) {
  const t = useStore(editInviteMessages)
  const [isGuestTold, setGuestTold] = useState(false)
  const words = useInviteWords(places)
  const editing: InviteEditing = useRecordEdit(invite, inviteKind({ invite, now, isGuestTold }), { about: (): AboutInvite => ({ invite, now, isGuestTold }) })
  useAfterSave(editing, words, {
    leadsTo: invitePath(invite.ID),
    isNew: false,
    title: t.saved({ name: editing.edit.values.name.trim() }),
    noteOf: ({ IsMailed }) => (IsMailed ? t.told({ recipient: invite.Recipient }) : ''),
  })
  return <EditInvitePage {...{ invite, places, now, editing, words, isGuestTold }} onGuestTold={setGuestTold} />
}
