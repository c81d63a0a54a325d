import { Card, CheckboxField, FilteredTextArea, FilteredTextField, InlineAlert, PageColumns, Stack, Text } from '@portal/ui'
import { portsOfAll, type Location } from '#portal/access/places.ts'
import { RestrictionColumn } from '#portal/access/RestrictionColumn.tsx'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { useInvitesHome } from '../useInvitesHome.ts'
import { DoorFields } from '../DoorFields.tsx'
import { newInviteMessages } from '../newInvite/messages.ts'
import { inOrder, toGuestForm, type InviteAnswer, type InviteEditing, type InvitePart, type InviteValues } from './inviteEdit.ts'
import { InvitePreview } from './InvitePreview.tsx'
import { editInviteMessages } from './messages.ts'

export interface EditInvitePageProps {
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
export function EditInvitePage({ invite, isOwn, places, now, editing, words, isGuestTold, onGuestTold }: EditInvitePageProps) {
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
