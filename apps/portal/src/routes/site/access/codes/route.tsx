import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { codeTypeById, isClause, endMoment, startMoment, unrestricted, endOfPeriod, startOfPeriod, type ValidPeriod } from '@portal/domain'
import { Card, RadioGroup, Stack, SwitchField, Grid, MomentField } from '@portal/ui'
import { redirect } from 'react-router-dom'
import { codeKind, type AccessCode, type CodeEditing, placeOfPart, toCard, type CodeForm, type CodePart, type CodePlace, type OwnCodePart, codeProblems, toCodeRequest } from '#portal/access/codes/codeForm.ts'
import { codeEditorMessages } from '#portal/access/codes/codeEditor.messages.ts'
import { codeTypeMessages, codesMessages } from '#portal/access/codes/codes.messages.ts'
import { placesQuestion, type Location, portsOf, zoneOf } from '#portal/access/places.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { codePath, paths, userPath } from '#portal/app/paths.ts'
import { newRecord, type EditWords } from '#portal/forms/recordKind.ts'
import { useAfterSave, useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { editMessages } from '#portal/forms/edit.messages.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { useClauseWords, useDescribe } from '#portal/access/useAccessSentence.ts'
import { codeNumber, codeText } from '#portal/access/codes/codeRow.ts'
import { useRef } from 'react'
import { CardFields } from '#portal/access/codes/CardFields.tsx'
import { CodePlaces } from '#portal/access/codes/CodePlaces.tsx'
import { CodeTextFields, CodeTypeFields } from '#portal/access/codes/CodeTextFields.tsx'
import { CodeStateLabel } from '#portal/access/codes/useCodeColumns.tsx'
import { useCodeCheck } from '#portal/access/codes/codeCheck.tsx'
import { ExplainPanel } from '#portal/access/ExplainPanel.tsx'
import { RestrictionForm } from '#portal/access/RestrictionForm.tsx'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import { HistoryButton } from '#portal/log/useHistory.tsx'

type Pushes = ResponseOf<typeof endpoints.deleteAccessCode>['Pushes']

interface CodePageData {
  /** The user of the code; null for a shared code. */
  owner: CodeOwner | null
  places: Location[]
  /** The saved code; null for a new one. */
  code: AccessCode | null
  /** The current time in milliseconds on the server's clock. */
  now: number
}

/**
 * The pages `/site/users/:id/codes/new` and `/site/users/:id/codes/:code`, for a user's entry method. The same pages under
 * `/site/users/codes` are for a shared code.
 */
export const route = pageScreen({
  right: 'codes.edit',
  async load({ api, signal, params }): Promise<CodePageData> {
    const userId = params['id'] === undefined ? null : Number(params['id'])
    const codeId = params['code'] === undefined ? null : Number(params['code'])
    const [user, places, code] = await Promise.all([
      userId === null ? null : api.getUserDetail({ ID: userId }, { signal }),
      placesQuestion.ask(api, signal),
      codeId === null ? null : api.getAccessCode({ ID: codeId }, { signal }),
    ])
    // A code of another user is refused, because saving at this user's address would reassign it.
    if (code && code.UserID !== userId) throw redirect(codePath(code.UserID, code.ID))
    return { owner: user && { id: user.ID, name: user.Name }, places: places.Locations, code, now: api.serverNow() }
  },
  words: codeEditorMessages,
  head: (t) => ({ title: t.editTitle, breadcrumb: [{ label: t.users, href: paths.users }], failed: t.failed, mayNot: t.mayNot }),
  keyOf: ({ owner, code }) => `${owner?.id ?? 'nobody'} ${code?.ID ?? 'new'}`,
  Page: CodeEditorPage,
})

/** Edits an entry method of a user, or a shared one: type, doors, dates and hours. */
function CodeEditorPage({ owner, code, places, now }: CodePageData) {
  const backHref = owner ? userPath(owner.id) : paths.codes
  const t = codeEditorMessages.useWords()
  const types = codeTypeMessages.useWords()
  const editing: CodeEditing = useRecordEdit(code ?? newRecord, codeKind(owner?.id ?? null, code?.ID ?? 0, places), (api, request) => (owner ? api.saveUpdateAccessCodeUnique(request) : api.saveUpdateAccessCode(request)))
  const words = useCodeWords(places)
  const { problems, change } = editing
  const { values: form, base } = editing.edit
  const { name: typeName, entry } = codeTypeById(form.type)
  useAfterSave(editing, useCodeWords(places, { isMasked: true }), {
    leadsTo: backHref,
    isNew: code === null,
    title: t.saved({ name: form.label.trim() || types[typeName] }),
    noteOf: ({ Pushes }) => describePushes(Pushes, t),
  })
  const isWhole = Object.keys(codeProblems(form)).length === 0
  const check = useCodeCheck(toCodeRequest(form, owner?.id ?? null, code), isWhole)
  const timeZone = zoneOf(places)
  const setUnreadable = useUnreadable(editing.setUnreadable)
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
      removal={
        code
          ? {
              call: async (api) => describePushes((await api.deleteAccessCode({ ID: code.ID })).Pushes, t),
              removed: t.removed,
              title: t.removeTitle({ code: code.Label || types[codeTypeById(code.AccessCodeTypeID).name] }),
              confirmLabel: t.removeConfirm,
              consequences: [{ count: code.PropertyLocations.length, effect: t.removePlaces({ count: code.PropertyLocations.length }) }],
            }
          : undefined
      }
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

/** A sentence about which controllers are synced and which aren't. */
function describePushes(pushes: Pushes, t: Words): string {
  const sent = pushes.filter(({ Status }) => Status === 'sent' || Status === 'acknowledged')
  const waiting = pushes.filter(({ Status }) => Status === 'waiting')
  const names = sent.map(({ ModuleName }) => ModuleName)
  return [
    ...(sent.length > 0 ? [t.pushed({ count: sent.length }), names.slice(0, 3).join(', ') + (names.length > 3 ? ' …' : '.')] : []),
    ...waiting.slice(0, 2).map(({ ModuleName }) => t.waiting({ modules: ModuleName })),
  ].join(' ')
}

/** A code's parts and values as text. `isMasked` hides digits that open a door except the last. */
function useCodeWords(places: readonly Location[], { isMasked = false }: { isMasked?: boolean } = {}): EditWords<CodeForm, CodePart> {
  const t = codeEditorMessages.useWords()
  const { range } = codesMessages.useWords()
  const types = codeTypeMessages.useWords()
  const { on, off } = editMessages.useWords()
  const clauses = useClauseWords()
  const describe = useDescribe()
  const list = useFormatsList()
  const placeOf = (part: string) => places.find(({ PropertyLocationID }) => PropertyLocationID === placeOfPart(part))
  const opensText = (part: string, place: CodePlace | undefined) => {
    if (!place) return t.notThere
    if (!place.isActive) return t.offThere
    const { ports } = place
    const location = placeOf(part)
    if (ports === null || !location) return t.everyDoor
    return t.theseDoors({ doors: list(portsOf(location).filter(({ PortID }) => ports.includes(PortID)).map(({ Name }) => Name)) })
  }
  const validText = ({ validFrom, validUntil }: CodeForm) => {
    if (validFrom === null && validUntil === null) return t.always
    const timeZone = zoneOf(places)
    return describe({ validFrom: startMoment(validFrom, timeZone), validUntil: endMoment(validUntil, timeZone) })
  }
  const numberText = (form: CodeForm) => {
    const isCard = codeTypeById(form.type).entry === 'card'
    const noCard = { WiegandFormat: null, FacilityCode: null, CardNumber: null, CardRangeFrom: null, CardRangeTo: null }
    const code = { AccessCodeTypeID: form.type as AccessCode['AccessCodeTypeID'], Code: form.code.trim(), ...(isCard ? toCard(form) : noCard) }
    const text = codeText(code)
    return text.kind === 'masked' && !isMasked ? text.hidden : codeNumber(code, range)
  }
  const names: Record<Exclude<OwnCodePart, `place:${number}`>, string> = {
    type: t.type, label: t.label, code: t.code, phoneCode: t.phoneCodeLabel, outputMode: t.output, isActive: t.isActive, card: t.cardNumber,
    validDates: t.valid, ownHours: t.ownHours,
  }
  const isPlace = (part: OwnCodePart): part is `place:${number}` => placeOfPart(part) !== null
  return {
    nameOf(part) {
      if (isClause(part)) return clauses.nameOf(part)
      return isPlace(part) ? t.opensAt({ place: placeOf(part)?.Name ?? '' }) : names[part]
    },
    textOf(part, form) {
      if (isClause(part)) return form.restriction ? clauses.textOf(part, form.restriction) : ''
      if (isPlace(part)) return opensText(part, form.places.find(({ id }) => id === placeOfPart(part)))
      switch (part) {
        case 'type': return types[codeTypeById(form.type).name]
        case 'label': return form.label
        case 'code': case 'card': return numberText(form)
        case 'phoneCode': return isMasked ? '•'.repeat(form.phoneCode.length) : form.phoneCode
        case 'outputMode': return t[`output${form.outputMode}`]
        case 'isActive': return form.isActive ? on : off
        case 'validDates': return validText(form)
        case 'ownHours': return form.restriction ? describe(form.restriction) : t.anyHours
        default: return part satisfies never
      }
    },
  }
}

const accessSync = lazyPart(async () => (await import('#portal/access/AccessSync.tsx')).AccessSync)

interface CodeOwner {
  id: number
  name: string
}

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
