import { unrestricted, codeTypeById, endMoment, endOfPeriod, startMoment, startOfPeriod, type ValidPeriod } from '@portal/domain'
import { Card, RadioGroup, Stack, SwitchField, Grid, MomentField } from '@portal/ui'
import { useRef } from 'react'
import { CardFields } from '#portal/access/codes/CardFields.tsx'
import { codeProblems, toCodeRequest, type AccessCode, type CodeEditing, type CodeForm, type CodePart } from '#portal/access/codes/codeForm.ts'
import { codeEditorMessages } from '#portal/access/codes/codeEditor.messages.ts'
import { codeTypeMessages } from '#portal/access/codes/codes.messages.ts'
import { CodePlaces } from '#portal/access/codes/CodePlaces.tsx'
import { CodeTextFields } from '#portal/access/codes/CodeTextFields.tsx'
import { CodeTypeFields } from '#portal/access/codes/CodeTypeFields.tsx'
import { CodeStateLabel } from '#portal/access/codes/useCodeColumns.tsx'
import { useCodeCheck } from '#portal/access/codes/useCodeCheck.ts'
import { ExplainPanel } from '#portal/access/ExplainPanel.tsx'
import { zoneOf, type Location } from '#portal/access/places.ts'
import { RestrictionForm } from '#portal/access/RestrictionForm.tsx'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { paths, userPath } from '#portal/app/paths.ts'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import type { EditWords } from '#portal/forms/EditWords.ts'
import type { Removal } from '#portal/forms/useRemoval.ts'
import { HistoryButton } from '#portal/log/useHistory.tsx'

const accessSync = lazyPart(async () => (await import('#portal/access/AccessSync.tsx')).AccessSync)

export interface CodeOwner {
  id: number
  name: string
}

export interface CodeEditorPageProps {
  /** The user of the code; null for a shared code. */
  owner: CodeOwner | null
  places: Location[]
  /** The saved code; null for a new one. */
  code: AccessCode | null
  /** The current time in milliseconds on the server's clock. */
  now: number
  editing: CodeEditing
  words: EditWords<CodeForm, CodePart>
  removal: Removal
}

/** Edits an entry method of a user, or a shared one: type, doors, dates and hours. */
export function CodeEditorPage({ owner, places, code, now, editing, words, removal }: CodeEditorPageProps) {
  const t = codeEditorMessages.useWords()
  const { problems, change } = editing
  const { values: form, base } = editing.edit
  const isWhole = Object.keys(codeProblems(form)).length === 0
  const check = useCodeCheck(toCodeRequest(form, owner?.id ?? null, code), isWhole)
  const { entry } = codeTypeById(form.type)
  const timeZone = zoneOf(places)
  const setUnreadable = useUnreadable(editing.setUnreadable)
  const backHref = owner ? userPath(owner.id) : paths.codes
  return (
    <EditorPage
      title={code ? t.editTitle : owner ? t.newTitle : t.newShared}
      facts={owner ? code?.Label : t.shared}
      badge={code && <CodeStateLabel code={code} now={now} look="badge" />}
      breadcrumb={[
        { label: t.users, href: paths.users },
        owner ? { label: owner.name, href: backHref } : { label: t.allCodes, href: backHref },
      ]}
      editing={editing}
      words={words}
      unchanged={code ? undefined : t.nothingYet}
      cancelHref={backHref}
      history={code && <HistoryButton subject="code" id={code.ID} name={code.Label || t.editTitle} />}
      removal={useRemovalQuestion(code, removal)}
    >
      <Card title={t.what}>
        <Stack gap={5}>
          <CodeTypeFields form={form} isNew={code === null} onChange={change} />
          {entry === 'card' ? (
            <CardFields form={form} problems={problems} check={check} onChange={change} />
          ) : (
            <CodeTextFields form={form} problems={problems} check={check} onChange={change} />
          )}
          <RadioGroup
            label={t.output}
            value={String(form.outputMode)}
            options={([1, 2, 3] as const).map((mode) => ({ value: String(mode), label: t[`output${mode}`] }))}
            onValueChange={({ value }) => change({ outputMode: value === '2' ? 2 : value === '3' ? 3 : 1 })}
          />
          <SwitchField label={t.isActive} help={t.isActiveHelp} checked={form.isActive} onChange={(event) => change({ isActive: event.currentTarget.checked })} />
        </Stack>
      </Card>
      <CodePlaces form={form} places={places} problem={problems.places} holdOpen={owner && { userId: owner.id, userName: owner.name, codeId: code?.ID ?? null }} onChange={change} />
      <Card title={t.valid}>
        <PeriodFields
          value={{ from: form.validFrom, until: form.validUntil }}
          timeZone={timeZone}
          error={problems.validUntil && t[problems.validUntil]}
          onChange={({ from, until }) => change({ validFrom: from, validUntil: until })}
          onUnreadable={(fields) => setUnreadable('dates', fields)}
        />
      </Card>
      <Card title={t.hours}>
        <SwitchField
          label={t.ownHours}
          help={hoursHelp(form.restriction !== null, owner !== null, t)}
          checked={form.restriction !== null}
          onChange={(event) => change({ restriction: event.currentTarget.checked ? (base.restriction ?? unrestricted) : null })}
        />
      </Card>
      {form.restriction && (
        <RestrictionForm
          value={form.restriction}
          onChange={(restriction) => change({ restriction })}
          onUnreadable={(fields) => setUnreadable('hours', fields)}
          timeZone={timeZone}
          now={now}
        />
      )}
      {code && <accessSync.Part about={{ AccessCodeID: code.ID }} version={code.Version} />}
      {code && <ExplainPanel isFolded about={{ AccessCodeID: code.ID }} />}
    </EditorPage>
  )
}

type Words = NonNullable<(typeof codeEditorMessages)['value']>

function hoursHelp(hasOwn: boolean, hasOwner: boolean, t: Words): string {
  if (hasOwner) return hasOwn ? t.ownHoursHelp : t.anyHours
  return hasOwn ? t.ownHoursOfSharedHelp : t.anyHoursOfShared
}

/** Adds up the numbers of unreadable fields in several parts of the form. */
function useUnreadable(report: (fields: number) => void) {
  const counts = useRef({ dates: 0, hours: 0 })
  return (part: 'dates' | 'hours', fields: number) => {
    counts.current = { ...counts.current, [part]: fields }
    report(counts.current.dates + counts.current.hours)
  }
}

function useRemovalQuestion(code: AccessCode | null, removal: Removal) {
  const t = codeEditorMessages.useWords()
  const types = codeTypeMessages.useWords()
  if (!code) return undefined
  const places = code.PropertyLocations.length
  return {
    ...removal,
    title: t.removeTitle({ code: code.Label || types[codeTypeById(code.AccessCodeTypeID).name] }),
    confirmLabel: t.removeConfirm,
    consequences: [{ count: places, effect: t.removePlaces({ count: places }) }],
  }
}

interface PeriodFieldsProps {
  value: ValidPeriod
  /** IANA zone of the property. */
  timeZone: string
  /** Why the end is invalid. */
  error?: string | undefined
  onChange: (value: ValidPeriod) => void
  /** Called with the number of fields whose text isn't a time. */
  onUnreadable: (fields: number) => void
}

/** Fields for a start and an end, each a date with an optional time. A date alone is the whole day. */
function PeriodFields({ value, timeZone, error, onChange, onUnreadable }: PeriodFieldsProps) {
  const unreadable = useRef(new Set<string>())
  const report = (field: string, isReadable: boolean) => {
    if (isReadable) unreadable.current.delete(field)
    else unreadable.current.add(field)
    onUnreadable(unreadable.current.size)
  }
  const start = startMoment(value.from, timeZone)
  const end = endMoment(value.until, timeZone)
  return (
    <Grid minColumn="280px" gap={4}>
      <MomentField
        edge="start"
        value={start}
        onValueChange={(change) => onChange({ ...value, from: startOfPeriod(change.value, timeZone) })}
        onReadableChange={({ isReadable }) => report('start', isReadable)}
      />
      <MomentField
        edge="end"
        min={start?.date}
        error={error}
        value={end}
        onValueChange={(change) => onChange({ ...value, until: endOfPeriod(change.value, timeZone) })}
        onReadableChange={({ isReadable }) => report('end', isReadable)}
      />
    </Grid>
  )
}
