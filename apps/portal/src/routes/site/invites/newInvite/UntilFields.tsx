import { plainFormat, weekdays, type LocalMoment, type Restriction } from '@portal/domain'
import { CheckboxGroup, dayName, Grid, MomentField, RadioGroup, Stack, Text, TimeField, weekOrder } from '@portal/ui'
import { useRef, type ReactNode } from 'react'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import { untilChoices, weekendOf, withUntil, type InviteForm, type InviteProblem, type UntilChoice } from './inviteForm.ts'
import { newInviteMessages } from './messages.ts'

interface UntilFieldsProps {
  form: InviteForm
  choices: readonly UntilChoice[]
  /** Today as an ISO date at the property. */
  today: string
  problem: InviteProblem | undefined
  onChange: (changed: Partial<InviteForm>) => void
  /** Called with the number of fields whose text isn't a time. */
  onUnreadable: (fields: number) => void
}

/** The fields for the end of an invite: four choices, each with its further fields. */
export function UntilFields({ form, choices, today, problem, onChange, onUnreadable }: UntilFieldsProps) {
  const t = newInviteMessages.useWords()
  const tag = useLocaleTag()
  const unreadable = useRef(new Set<string>())
  const report = (field: string) => (change: { isReadable: boolean }) => {
    if (change.isReadable) unreadable.current.delete(field)
    else unreadable.current.add(field)
    onUnreadable(unreadable.current.size)
  }
  const choose = (value: string) => {
    unreadable.current.clear()
    onUnreadable(0)
    onChange(withUntil(form, untilChoices.find((choice) => choice === value) ?? form.until, today))
  }
  const weekend = weekendOf(today)
  const date = plainFormat(tag, { month: 'short', day: 'numeric' })
  const helps: Record<UntilChoice, string> = {
    today: plainFormat(tag, { weekday: 'short', month: 'short', day: 'numeric' }).format(noon(today)),
    weekend: weekend.from === weekend.until ? date.format(noon(weekend.from)) : date.formatRange(noon(weekend.from), noon(weekend.until)),
    weekly: t.weeklyHelp,
    custom: t.customHelp,
  }
  const error = problem && t[problem]
  const isOfDays = problem === 'noWindow'
  const hasField = form.until === 'weekly' || (form.until !== 'weekend' && !isOfDays)
  const part = { value: form.restriction, isOfDays, error, onChange: (changed: Partial<Restriction>) => onChange({ restriction: { ...form.restriction, ...changed } }), report }
  return (
    <Stack gap={3}>
      <RadioGroup
        label={t.until}
        look="cards"
        minColumn="136px"
        value={form.until}
        options={choices.map((value) => ({ value, label: t.untils[value], help: helps[value] }))}
        error={hasField ? undefined : error}
        onValueChange={({ value }) => choose(value)}
      />
      {form.until === 'today' && <TodayFields {...part} today={today} />}
      {form.until === 'weekly' && <WeeklyFields {...part} />}
      {form.until === 'custom' && (
        <Grid minColumn="240px" gap={4}>
          <Moment {...part} edge="start" />
          <Moment {...part} edge="end" />
        </Grid>
      )}
    </Stack>
  )
}

const noon = (date: string) => new Date(`${date}T12:00:00Z`)

interface PartProps {
  value: Restriction
  error: string | undefined
  /** Whether the error is about the days of the week, not about the end. */
  isOfDays: boolean
  onChange: (changed: Partial<Restriction>) => void
  report: (field: string) => (change: { isReadable: boolean }) => void
}

function TodayFields({ value: { validFrom, validUntil }, error, isOfDays, onChange, report, today }: PartProps & { today: string }) {
  const t = newInviteMessages.useWords()
  const momentAt = (minute: number): LocalMoment => ({ date: today, minute })
  return (
    <Times>
      <TimeField
        label={t.from}
        placeholder={t.now}
        canBeEmpty
        value={validFrom && validFrom.minute > 0 ? validFrom.minute : null}
        onValueChange={({ value }) => onChange({ validFrom: momentAt(value ?? 0) })}
        onReadableChange={report('from')}
      />
      <TimeField
        label={t.to}
        placeholder={t.endOfDay}
        canBeEmpty
        isEnd
        error={isOfDays ? undefined : error}
        value={validUntil && validUntil.minute < 1440 ? validUntil.minute : null}
        onValueChange={({ value }) => onChange({ validUntil: momentAt(value ?? 1440) })}
        onReadableChange={report('to')}
      />
    </Times>
  )
}

/** Fields for days of the week with the same hours each. Other weekly hours are set under "More options". */
function WeeklyFields({ report, ...part }: PartProps) {
  const t = newInviteMessages.useWords()
  const tag = useLocaleTag()
  const { windows } = part.value
  const only = windows?.length === 1 ? windows[0] : undefined
  if (only === undefined) return <Text tone="muted">{t.weekBelow}</Text>
  const change = (changed: Partial<typeof only>) => part.onChange({ windows: [{ ...only, ...changed }] })
  return (
    <>
      <CheckboxGroup
        label={t.days}
        isLabelHidden
        minColumn="72px"
        error={part.isOfDays ? part.error : undefined}
        options={weekOrder(tag).map((day) => ({ value: String(day), label: dayName(day, tag) }))}
        values={only.days.map(String)}
        onValuesChange={({ values }) => change({ days: weekdays.filter((day) => values.includes(String(day))) })}
      />
      <Grid minColumn="280px" gap={4}>
        <Times>
          <TimeField label={t.from} value={only.start} onValueChange={({ value }) => change({ start: value ?? only.start })} onReadableChange={report('from')} />
          <TimeField label={t.to} isEnd value={only.end} onValueChange={({ value }) => change({ end: value ?? only.end })} onReadableChange={report('to')} />
        </Times>
        <Moment {...part} report={report} edge="end" />
      </Grid>
    </>
  )
}

const Times = ({ children }: { children: ReactNode }) => (
  <Grid minColumn="120px" gap={4}>
    {children}
  </Grid>
)

function Moment({ value, error, isOfDays, onChange, report, edge }: PartProps & { edge: 'start' | 'end' }) {
  const field = edge === 'start' ? 'validFrom' : 'validUntil'
  return <MomentField edge={edge} error={edge === 'end' && !isOfDays ? error : undefined} value={value[field]} onValueChange={(change) => onChange({ [field]: change.value })} onReadableChange={report(edge)} />
}
