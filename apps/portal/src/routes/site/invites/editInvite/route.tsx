import { useState } from 'react'
import { placesOfProperty, type Location, portsOfAll } from '#portal/access/places.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { useAfterSave } from '#portal/forms/useAfterSave.ts'
import { useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { inviteDetailMessages } from '../inviteDetail/messages.ts'
import { useInvitesHome } from '../useInvitesHome.ts'
import { newInviteMessages } from '../newInvite/messages.ts'
import { EditInvitePage } from './EditInvitePage.tsx'
import { inviteKind, type InviteAnswer, type InviteEditing, type InvitePart, type InviteValues, type OwnInvitePart } from './inviteEdit.ts'
import { editInviteMessages } from './messages.ts'
import { isClause } from '@portal/domain'
import { useClauseWords } from '#portal/access/useClauseWords.ts'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'

interface EditData {
  invite: InviteAnswer
  /** The editor for the resident who sent the invite. */
  isOwn: boolean
  places: Location[]
  /** The current time in milliseconds on the server's clock. */
  now: number
}

/** The page `/site/invites/:id/edit`: edits an invite. */
export function route(portal: Portal): ScreenRoute {
  return editInviteScreen(portal, false)
}

/** The editor of an invite; `isOwn`: for the resident who sent it, with the doors that their guests may open. */
export function editInviteScreen(portal: Portal, isOwn: boolean): ScreenRoute {
  return pageScreen(portal, {
    right: isOwn ? 'invites.own' : 'invites.create',
    async load({ api, signal, params }): Promise<EditData> {
      const [invite, { Locations }] = await Promise.all([
        api.getInvite({ ID: params['id'] ?? '' }, { signal }),
        isOwn ? api.getGuestRules({}, { signal }) : api.getPropertyInstallLocationDeviceInformation({}, { signal }),
      ])
      return { invite, isOwn, places: placesOfProperty(Locations, invite.PropertyID), now: api.serverNow() }
    },
    isClosed: isRevoked,
    useHead(data) {
      const t = editInviteMessages.useWords()
      const { mayNot } = newInviteMessages.useWords()
      const { failed } = inviteDetailMessages.useWords()
      return { title: t.title, breadcrumb: [useInvitesHome(isOwn).crumb], failed, mayNot: data && isRevoked(data) ? t.withdrawn : mayNot }
    },
    keyOf: ({ invite }) => invite.ID,
    Page: LoadedInvite,
  })
}

const isRevoked = ({ invite }: EditData) => invite.Status === 'Revoked'

function LoadedInvite({ invite, isOwn, places, now }: EditData) {
  const t = editInviteMessages.useWords()
  const { pathOf } = useInvitesHome(isOwn)
  const [isGuestTold, setGuestTold] = useState(false)
  const words = useInviteWords(places)
  const editing: InviteEditing = useRecordEdit(invite, inviteKind({ invite, now, isGuestTold }), (api, payload) => api.updateInvite(payload))
  useAfterSave(editing, words, {
    leadsTo: pathOf(invite.ID),
    isNew: false,
    title: t.saved({ name: editing.edit.values.name.trim() }),
    noteOf: ({ IsMailed }) => (IsMailed ? t.told({ recipient: invite.Recipient }) : ''),
  })
  return <EditInvitePage {...{ invite, isOwn, places, now, editing, words, isGuestTold }} onGuestTold={setGuestTold} />
}

/** An invite's parts and values as text. */
function useInviteWords(places: readonly Location[]): EditWords<InviteValues, InvitePart> {
  const t = newInviteMessages.useWords()
  const { places: placesName } = inviteDetailMessages.useWords()
  const clauses = useClauseWords()
  const list = useFormatsList()
  const names: Record<OwnInvitePart, string> = { name: t.name, description: t.description, ports: placesName }
  return {
    nameOf: (part) => (isClause(part) ? clauses.nameOf(part) : names[part]),
    textOf(part, values) {
      if (isClause(part)) return clauses.textOf(part, values.restriction)
      return part === 'ports' ? list(portsOfAll(places).filter(({ PortID }) => values.ports.includes(PortID)).map(({ Name }) => Name)) : values[part]
    },
  }
}
