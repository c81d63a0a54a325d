import { isClause } from '@portal/domain'
import { Card, CheckboxField, FilteredTextArea, FilteredTextField, InlineAlert, PageColumns, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { placesOfProperty, type Location, portsOfAll } from '#portal/access/places.ts'
import { RestrictionColumn } from '#portal/access/RestrictionColumn.tsx'
import { useClauseWords } from '#portal/access/useAccessSentence.ts'
import type { PageName } from '#portal/app/pages.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { useAfterSave } from '#portal/forms/useAfterSave.ts'
import { useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { DoorFields } from '../DoorFields.tsx'
import { inviteDetailMessages } from '../inviteDetail/messages.ts'
import { newInviteMessages } from '../newInvite/messages.ts'
import { useInvitesHome } from '../useInvitesHome.ts'
import { inviteKind, type InviteAnswer, type InviteEditing, type InvitePart, type InviteValues, type OwnInvitePart, inOrder, toGuestForm } from './inviteEdit.ts'
import { InvitePreview } from './InvitePreview.tsx'
import { editInviteMessages } from './messages.ts'

interface EditData {
  invite: InviteAnswer
  /** The editor for the resident who sent the invite. */
  isOwn: boolean
  places: Location[]
  /** The current time in milliseconds on the server's clock. */
  now: number
}

/** The page `/site/invites/:id/edit`: edits an invite. */
export function route(portal: Portal, page: PageName): ScreenRoute {
  const isOwn = page === 'editGuest'
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

interface EditInvitePageProps {
  invite: InviteAnswer
  /** Whether the page is for the resident who sent the invite. */
  isOwn: boolean
  /** The locations of the invite's property. */
  places: Location[]
  /** The current time in milliseconds on the server's clock. */
  now: number
  editing: InviteEditing
  words: EditWords<InviteValues, InvitePart>
  isGuestTold: boolean
  onGuestTold: (isGuestTold: boolean) => void
}

/** Edits the name, note, doors, hours, dates and uses of an invite. */
function EditInvitePage({ invite, isOwn, places, now, editing, words, isGuestTold, onGuestTold }: EditInvitePageProps) {
  const t = editInviteMessages.useWords()
  const n = newInviteMessages.useWords()
  const home = useInvitesHome(isOwn)
  const { problems, change } = editing
  const { values } = editing.edit
  return (
    <EditorPage
      title={t.title}
      facts={t.facts}
      breadcrumb={[
        home.crumb,
        { label: invite.InviteName, href: home.pathOf(invite.ID) },
      ]}
      editing={editing}
      words={words}
      cancelHref={home.pathOf(invite.ID)}
    >
        <PageColumns side={<InvitePreview form={toGuestForm(invite, values)} places={places} sender={invite.SentBy} now={now} timeZone={invite.TimeZone} />}>
          <TextsCard {...{ values, problem: problems.name && n[problems.name], onChange: change }} />
          <Card title={t.where} fact={t.chosen({ count: values.ports.length, all: portsOfAll(places).length })}>
            <DoorFields ports={values.ports} places={places} error={problems.ports && n[problems.ports]} onChange={({ ports }) => change({ ports: inOrder(ports) })} />
          </Card>
          {problems.restriction && (
            <InlineAlert tone="danger" role="alert">
              {n[problems.restriction]}
            </InlineAlert>
          )}
          <RestrictionColumn parts={['validity', 'uses']} value={values.restriction} onChange={(restriction) => change({ restriction })} onUnreadable={editing.setUnreadable} timeZone={invite.TimeZone} now={now} />
          <Card title={t.guest}>
            {invite.Recipient === '' ? (
              <Text tone="muted">{t.nobodyToTell}</Text>
            ) : (
              <CheckboxField
                label={t.tell}
                help={t.tellHelp({ recipient: invite.Recipient })}
                checked={isGuestTold}
                onChange={(event) => onGuestTold(event.currentTarget.checked)}
              />
            )}
          </Card>
        </PageColumns>
    </EditorPage>
  )
}

interface TextsCardProps {
  values: InviteValues
  problem: string | undefined
  onChange: (changed: Partial<InviteValues>) => void
}

function TextsCard({ values, problem, onChange }: TextsCardProps) {
  const t = newInviteMessages.useWords()
  const { what } = editInviteMessages.useWords()
  return (
    <Card title={what}>
      <Stack gap={4}>
        <FilteredTextField
          label={t.name}
          value={values.name}
          maxLength={80}
          error={problem}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <FilteredTextArea
          label={t.description}
          help={t.descriptionHelp}
          isOptional
          rows={2}
          value={values.description}
          maxLength={500}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
      </Stack>
    </Card>
  )
}
