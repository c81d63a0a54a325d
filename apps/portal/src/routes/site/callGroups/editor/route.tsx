import { Button, InlineAlert, useToaster, Card, ChoiceField, Grid, Stack, useCallTexts } from '@portal/ui'
import { Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { callGroupPath, paths } from '#portal/app/paths.ts'
import { keepWhileOpening } from '#portal/app/useOpenInAddress.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useCall } from '#portal/app/useCall.ts'
import { useRights } from '#portal/app/useRights.ts'
import { callGroupKind, type CallGroupPlace, type CallGroupRecord, newCallGroup, planOfUsers } from '#portal/calls/callGroupRecord.ts'
import { CallPlanEditor } from '#portal/calls/CallPlanEditor.tsx'
import { InvitationsCard } from '#portal/calls/InvitationsCard.tsx'
import { PlanNoticeCheck } from '#portal/calls/NoticeCheck.tsx'
import { type CallGroupEditing, useCallGroupEdit, useCallGroupWords } from '#portal/calls/callGroupEdit.ts'
import { useCallPeople } from '#portal/calls/useCallPeople.ts'
import { useEndsHere } from '#portal/calls/useEndsHere.tsx'
import { hoursParam, useHoursDialog } from '#portal/calls/useHoursDialog.tsx'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { useShowSaved } from '#portal/forms/useRecordEdit.ts'
import { callGroupEditorMessages } from '../messages.ts'
import { firstUserMessages } from './firstUser.messages.ts'
import type { FirstUser, FirstUserCardProps } from './FirstUserCard.tsx'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { HistoryButton } from '#portal/log/useHistory.tsx'
import { checkCallGroupName, checkDirectoryPin, limits, type WeekWindow } from '@portal/domain'
import { UniqueField } from '#portal/people/UniqueField.tsx'

const hoursDialog = lazyPart(async () => (await import('./GroupHoursDialog.tsx')).GroupHoursDialog)
const deleteDialog = lazyPart(async () => (await import('./DeleteCallGroupDialog.tsx')).DeleteCallGroupDialog)

interface LoadedGroup {
  group: CallGroupRecord
  /** The properties to choose from for a new group; empty for an existing one. */
  places: CallGroupPlace[]
  /** The name and users with which a new group begins; null for none. */
  given: { name: string; users: CallGroupRecord['People'] } | null
}

/** The pages `/site/callgroups/:id` and `/site/callgroups/new?kind=voice`. */
export const route = pageScreen({
  async load({ api, signal, params: { id }, search, details }): Promise<LoadedGroup | null> {
    if (id !== undefined) return /^[1-9]\d{0,14}$/.test(id) ? { group: (await api.getCallGroup({ callgroupId: Number(id) }, { signal })).CallGroup, places: [], given: null } : null
    const kind = search.get('kind') === 'voice' || !(await details).ShowVideoGroup ? 'voice' : 'video'
    const { Properties: places } = await api.getPropertyLocations({}, { signal })
    if (!places[0]) return null
    const ids = (search.get('users') ?? '').split('-').filter((text) => /^[1-9]\d{0,8}$/.test(text)).slice(0, 50).map(Number)
    const users = ids.length === 0 ? [] : (await api.getCallGroupPeople({ callgroupId: null, searchText: '', UserIDs: ids }, { signal })).People.filter(({ UserID }) => ids.includes(UserID))
    return { group: newCallGroup(kind, places[0]), places, given: users.length === 0 ? null : { name: search.get('name') ?? '', users } }
  },
  // The page is not reloaded after a failed save, which keeps the editor and its text.
  shouldRevalidate: (change) => keepWhileOpening(hoursParam)(change) && !isRefused(change.actionResult),
  words: callGroupEditorMessages,
  head: (t) => ({ title: t.callGroups, breadcrumb: [{ label: t.callGroups, href: paths.callGroups }], failed: t.failed }),
  Page: CallGroupEditorScreen,
})

function isRefused(result: unknown): boolean {
  return typeof result === 'object' && result !== null && (('kind' in result && result.kind === 'refused') || ('ok' in result && result.ok === false))
}

function CallGroupEditorScreen(loaded: LoadedGroup) {
  const { group } = loaded
  const f = firstUserMessages.useWords()
  const assignment = useCall(
    (api, { user, phone, sendsMail }: FirstUser) => {
      const payload = { UserID: user.UserID, callgroupId: group.ID, SendEmail: sendsMail }
      return group.IsVideo ? api.assignFirstCallgroupUserAndSendEmailAsync(payload) : api.assignFirstPstnToVoiceCallgroupAndSendEmailAsync({ ...payload, PhoneNumber: phone })
    },
    ({ IsEmailSent }, { user: { Name: name } }) => (IsEmailSent ? f.doneMailed({ name }) : f.done({ name })),
  )
  return <CallGroupEditorPage key={`${group.ID}:${group.IsVideo}:${group.Users === 0}`} {...loaded} assignment={assignment} />
}

/** Edits a call group: name and PIN, who gets called in which order, and invitations. */
function CallGroupEditorPage({ group: saved, places, given, assignment }: LoadedGroup & Pick<FirstUserCardProps, 'assignment'>) {
  deleteDialog.usePreload()
  const t = callGroupEditorMessages.useWords()
  const mayEdit = useRights()('callGroups.edit')
  const toaster = useToaster()
  const navigate = useNavigate()
  const now = usePortal().api.serverNow()
  const [placeId, setPlaceId] = useState(saved.PropertyID)
  const [isDeleting, setDeleting] = useState(false)
  const place = places.find(({ ID }) => ID === placeId)
  const group = place ? newCallGroup(saved.IsVideo ? 'video' : 'voice', place) : saved
  const editing = useCallGroupEdit(saved, saved.ID > 0 ? {} : { callgroupId: null, Version: null, PropertyID: placeId, IsVideo: saved.IsVideo })
  const { changed, change, edit: { values } } = editing
  const takeGiven = useEffectEvent(() => {
    // A restored draft is newer than the address.
    if (given && changed.length === 0) change({ plan: planOfUsers(values.plan, given.name, given.users) })
  })
  useEffect(() => takeGiven(), [])
  const people = useCallPeople(group, values.plan)
  const words = useCallGroupWords(people.people)
  useShowSaved(editing, words, {
    recordOf: ({ CallGroup }) => CallGroup,
    valuesOf: callGroupKind(group.ID).valuesOf,
    pathOf: ({ ID }) => callGroupPath(ID),
    createdText: ({ Name }) => t.created({ name: Name }),
  })
  const list = useFormatsList()
  const { save, question } = useEndsHere(group, editing, people, now)
  const hours = useHoursDialog()
  const [isEditingHours, setEditingHours] = useState(false)
  hoursDialog.usePreload()
  const { plan } = values
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
                <Button icon={Trash2} variant="danger" onClick={() => setDeleting(true)}>
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
        {changed.length === 0 && <PageReceipt version={group.Version} />}
        {!mayEdit && <InlineAlert tone="info">{t.readOnly}</InlineAlert>}
        {mayEdit && <NameCard id={group.ID} editing={editing} place={places.length > 1 ? { value: placeId, options: places, onChange: setPlaceId } : undefined} onOtherHours={() => setEditingHours(true)} />}
        <CallPlanEditor group={group} editing={editing} people={people} now={now} itemsFor={hours.itemsFor} readOnly={!mayEdit} />
        {mayEdit && <PlanNoticeCheck group={group} editing={editing} hoursOf={hours.hoursOf} />}
      </EditorPage>
      {isDeleting && (
        <deleteDialog.Part
          group={group}
          onClose={() => setDeleting(false)}
          onDone={() => {
            editing.discard()
            toaster.success(t.removed({ name: group.Name }))
            void navigate(paths.callGroups)
          }}
        />
      )}
      {question}
      {hours.dialog}
      {isEditingHours && (
        <hoursDialog.Part
          quietHours={plan.quietHours}
          timeZone={group.TimeZone}
          now={now}
          onUse={(quietHours) => editing.change({ plan: { ...plan, quietHours } })}
          onClose={() => setEditingHours(false)}
        />
      )}
      {isNobodys && <firstUserCard.Part group={group} assignment={assignment} hasUnsaved={changed.length > 0} />}
      {mayEdit && !isNew && group.IsVideo && <InvitationsCard callGroupId={group.ID} timeZone={group.TimeZone} />}
    </>
  )
}

const firstUserCard = lazyPart(async () => (await import('./FirstUserCard.tsx')).FirstUserCard)

interface NameCardProps {
  /** The id of the group; 0 for a new one. */
  id: number
  editing: CallGroupEditing
  /** The choice of the property, for a new group in an account with several. */
  place?: { value: number; options: readonly CallGroupPlace[]; onChange: (id: number) => void } | undefined
  /** Called to edit other hours than the offered ones. */
  onOtherHours: () => void
}

/** The group's name, PIN and hours. */
function NameCard({ id, editing, place, onOtherHours }: NameCardProps) {
  const t = callGroupEditorMessages.useWords()
  const texts = useCallTexts()
  const { plan } = editing.edit.values
  const change = (changed: Partial<Pick<typeof plan, 'name' | 'directoryPin' | 'quietHours'>>) => editing.change({ plan: { ...plan, ...changed } })
  const chosen = quietChoiceOf(plan.quietHours)
  return (
    <Card title={t.what}>
      <Grid minColumn="240px" gap={4}>
        <NameField id={id} editing={editing} onChange={(name) => change({ name })} />
        <PinField id={id} editing={editing} onChange={(directoryPin) => change({ directoryPin })} />
        <Stack gap={2}>
          <ChoiceField
            label={t.hours}
            help={chosen === null ? texts.ringHours(plan.quietHours) : t.hoursHelp}
            value={chosen ?? 'other'}
            options={[...quietNames.map((name) => ({ value: name, label: t[name] })), { value: 'other', label: t.otherHours }]}
            onValueChange={({ value }) => {
              const name = quietNames.find((one) => one === value)
              if (name) change({ quietHours: quietChoices[name] })
              else onOtherHours()
            }}
          />
          {chosen === null && <div><Button onClick={onOtherHours}>{t.changeHours}</Button></div>}
        </Stack>
        {place && (
          <ChoiceField
            label={t.property}
            value={String(place.value)}
            options={place.options.map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
            onValueChange={({ value }) => place.onChange(Number(value))}
          />
        )}
      </Grid>
    </Card>
  )
}

interface OwnFieldProps extends Pick<NameCardProps, 'id' | 'editing'> {
  onChange: (text: string) => void
}

function NameField({ id, editing, onChange }: OwnFieldProps) {
  const t = callGroupEditorMessages.useWords()
  const { values: { plan: { name } }, base } = editing.edit
  return (
    <UniqueField
      label={t.name}
      name="name"
      maxLength={limits.callGroupName.maxLength}
      value={name}
      saved={base.plan.name}
      candidate={checkCallGroupName(name).length === 0 ? name : ''}
      ask={(api, Value, signal) => api.isCallGroupNameUnique({ Value, ...(id > 0 && { ExceptID: id }) }, { signal })}
      free={t.nameFree}
      help={t.nameHelp}
      error={(editing.problems.name && t.nameWrong) ?? editing.refusals['Name']}
      onType={onChange}
    />
  )
}

function PinField({ id, editing, onChange }: OwnFieldProps) {
  const t = callGroupEditorMessages.useWords()
  const { values: { plan: { directoryPin: pin } }, base } = editing.edit
  return (
    <UniqueField
      label={t.pin}
      name="directoryPin"
      inputMode="numeric"
      isOptional
      maxLength={limits.directoryPin.maxDigits}
      value={pin}
      saved={base.plan.directoryPin}
      candidate={checkDirectoryPin(pin).length === 0 ? pin : ''}
      ask={(api, Value, signal) => api.isDirectoryPinUnique({ Value, ...(id > 0 && { ExceptCallGroupID: id }) }, { signal })}
      free={t.pinFree}
      help={t.pinHelp}
      error={(editing.problems.directoryPin && t.pinWrong) ?? editing.refusals['DirectoryPin']}
      onType={onChange}
    />
  )
}

/** The hours that the card offers; a plan may have others. */
const quietChoices = {
  always: [],
  nightly: [{ days: [1, 2, 3, 4, 5, 6, 7], start: 22 * 60, end: 6 * 60 }],
  weekends: [{ days: [6, 7], start: 0, end: 24 * 60 }],
} as const satisfies Record<string, readonly WeekWindow[]>

type QuietChoice = keyof typeof quietChoices

const quietNames = Object.keys(quietChoices) as QuietChoice[]

/** The offered hours that a plan has; null if it has others. */
function quietChoiceOf(windows: readonly WeekWindow[]): QuietChoice | null {
  return quietNames.find((name) => JSON.stringify(quietChoices[name]) === JSON.stringify(windows)) ?? null
}
