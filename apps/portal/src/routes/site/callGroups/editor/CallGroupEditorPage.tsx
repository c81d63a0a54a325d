import { Button, InlineAlert } from '@portal/ui'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { paths } from '#portal/app/paths.ts'
import { CallPlanEditor } from '#portal/calls/CallPlanEditor.tsx'
import type { CallGroupField, CallGroupRecord, CallGroupValues } from '#portal/calls/callGroupRecord.ts'
import { InvitationsCard } from '#portal/calls/InvitationsCard.tsx'
import { PlanNoticeCheck } from '#portal/calls/PlanNoticeCheck.tsx'
import type { CallGroupEditing } from '#portal/calls/useCallGroupEdit.ts'
import type { CallPeople } from '#portal/calls/useCallPeople.ts'
import { useEndsHere } from '#portal/calls/useEndsHere.tsx'
import { useHoursDialog } from '#portal/calls/useHoursDialog.tsx'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { HistoryButton } from '#portal/log/HistoryButton.tsx'
import { callGroupEditorMessages } from '../messages.ts'
import type { FirstUserCardProps } from './FirstUserCard.tsx'
import { NameCard, type NameCardProps } from './NameCard.tsx'
import { EditorPage } from '#portal/forms/EditorPage.tsx'

const firstUserCard = lazyPart(async () => (await import('./FirstUserCard.tsx')).FirstUserCard)

export interface CallGroupEditorPageProps {
  /** The edited group. Id 0 is a new one. */
  group: CallGroupRecord
  editing: CallGroupEditing
  words: EditWords<CallGroupValues, CallGroupField>
  people: CallPeople
  /** The current time in milliseconds on the server's clock. */
  now: number
  mayEdit: boolean
  place: NameCardProps['place']
  receipt: ReactNode
  isDeleting: boolean
  onDelete: () => void
  assignment: FirstUserCardProps['assignment']
}

/** Edits a call group: name and PIN, who gets called in which order, and invitations. */
export function CallGroupEditorPage({ group, editing, words, people, now, mayEdit, place, receipt, isDeleting, onDelete, assignment }: CallGroupEditorPageProps) {
  const t = callGroupEditorMessages.useWords()
  const list = useFormatsList()
  const { save, question } = useEndsHere(group, editing, people, now)
  const hours = useHoursDialog()
  const isNew = group.ID === 0
  const isNobodys = mayEdit && !isNew && group.Users === 0 && [group.FirstCalled, group.SecondCalled, group.Numbers].every(({ length }) => length === 0)
  const kind = group.IsVideo ? t.video : t.voice
  const stations = group.Stations.map(({ Name }) => Name)
  return (
    <>
      <EditorPage
        title={isNew ? (group.IsVideo ? t.newVideo : t.newVoice) : group.Name}
        breadcrumb={[{ label: t.callGroups, href: paths.callGroups }]}
        facts={isNew ? undefined : stations.length === 0 ? t.noStations({ kind }) : t.ringsFrom({ kind, stations: list(stations) })}
        editing={editing}
        words={words}
        cancelHref={paths.callGroups}
        history={
          !isNew && (
            <>
              <HistoryButton subject="callGroup" id={group.ID} name={group.Name} />
              {mayEdit && (
                <Button icon={Trash2} variant="danger" onClick={onDelete}>
                  {t.remove}
                </Button>
              )}
            </>
          )
        }
        isReadOnly={!mayEdit}
        save={save}
        mayLeave={isDeleting}
      >
        {receipt}
        {!mayEdit && <InlineAlert tone="info">{t.readOnly}</InlineAlert>}
        {mayEdit && <NameCard id={group.ID} editing={editing} place={place} />}
        <CallPlanEditor group={group} editing={editing} people={people} now={now} itemsFor={hours.itemsFor} readOnly={!mayEdit} />
        {mayEdit && <PlanNoticeCheck group={group} editing={editing} hoursOf={hours.hoursOf} />}
      </EditorPage>
      {question}
      {hours.dialog}
      {isNobodys && <firstUserCard.Part group={group} assignment={assignment} hasUnsaved={editing.changed.length > 0} />}
      {mayEdit && !isNew && group.IsVideo && <InvitationsCard callGroupId={group.ID} timeZone={group.TimeZone} />}
    </>
  )
}
