import { alertCauses, alertTraits, alertWays, sayAlertTime } from '@portal/domain'
import { Card, CheckboxGroup, Grid, MultiComboboxField, NumberField, SegmentedControl, SelectField, Stack, SwitchField, TimeField } from '@portal/ui'
import { useState } from 'react'
import { useAlertWords } from '#portal/alerts/useAlertWords.ts'
import { typingPause, useAsk } from '#portal/app/asking.tsx'
import type { AlertRulesAnswer } from '../alertsView.ts'
import { alertEditorMessages, alertsMessages } from '../messages.ts'
import { type AlertEditing, type AlertForm, withCause } from './alertForm.ts'

export interface AlertFieldsProps {
  answer: Pick<AlertRulesAnswer, 'Doors' | 'Controllers'>
  editing: AlertEditing
}

const choices = { lasts: [1, 2, 5, 10, 15, 30, 60, 120, 240], window: [1, 5, 10, 15, 30, 60], ahead: [60, 240, 1440, 4320, 10_080], again: [5, 15, 30, 60, 240, 1440] }
const night = { start: 22 * 60, end: 7 * 60 }

/** The fields of an alert rule: when, where, for how long, who gets the alert and how. */
export function AlertFields({ answer: { Doors, Controllers }, editing: { edit: { values: form }, problems, refusals, change } }: AlertFieldsProps) {
  const t = alertEditorMessages.useWords()
  const { words, locale } = useAlertWords()
  const traits = alertTraits[form.cause]
  const timeOptions = (minutes: readonly number[], chosen: number | null) =>
    [...new Set([...minutes, ...(chosen ? [chosen] : [])])].toSorted((one, other) => one - other).map((minute) => ({ value: String(minute), label: sayAlertTime(minute, locale) }))
  const places = traits.at === 'controllers' ? Controllers : Doors
  const help = form.cause === 'leftOpen' ? t.notOnPurpose : form.cause === 'heldOpen' ? t.notBySchedule : traits.minutes === 'window' ? t.oneDoor : form.cause === 'lockdown' ? t.noDrill : undefined
  return (
    <Card title={t.what}>
      <Stack gap={5}>
        <SelectField
          label={t.cause}
          help={help}
          value={form.cause}
          options={alertCauses.map((cause) => ({ value: cause, label: words.cause[cause] }))}
          onChange={({ currentTarget }) => change(withCause(form, alertCauses.find((cause) => cause === currentTarget.value) ?? form.cause))}
        />
        {traits.at !== null && (
          <Stack gap={3}>
            <SegmentedControl
              label={t.where}
              value={form.at === null ? 'any' : 'some'}
              options={[{ value: 'any', label: t[`any_${traits.at}`] }, { value: 'some', label: t[`some_${traits.at}`] }]}
              onValueChange={({ value }) => change({ at: value === 'any' ? null : [] })}
            />
            {form.at !== null && (
              <MultiComboboxField
                label={t[traits.at]}
                options={places.map(({ ID, Name }) => ({ value: ID, label: Name }))}
                values={form.at}
                error={problems.at ? t[problems.at] : refusals['At']}
                onValuesChange={({ values }) => change({ at: values.toSorted() })}
              />
            )}
          </Stack>
        )}
        {(traits.minutes !== null || traits.lasts) && (
          <Grid minColumn="160px" gap={4}>
            {form.cause === 'denials' && <NumberField label={t.count} min={2} max={100} value={form.count} onValueChange={({ value }) => change({ count: value ?? form.count })} />}
            {traits.minutes !== null && (
              <SelectField
                label={t[traits.minutes]}
                value={String(form.minutes)}
                options={timeOptions(choices[traits.minutes], form.minutes)}
                onChange={({ currentTarget }) => change({ minutes: Number(currentTarget.value) })}
              />
            )}
            {traits.lasts && (
              <SelectField
                label={t.again}
                value={form.again === null ? '' : String(form.again)}
                options={[{ value: '', label: t.once }, ...timeOptions(choices.again, form.again)]}
                onChange={({ currentTarget }) => change({ again: currentTarget.value === '' ? null : Number(currentTarget.value) })}
              />
            )}
          </Grid>
        )}
        <Recipients form={form} error={problems.to ? t[problems.to] : refusals['To']} onChange={(to) => change({ to })} />
        <CheckboxGroup
          label={t.ways}
          options={alertWays.map((way) => ({ value: way, label: t[way] }))}
          values={form.ways}
          minColumn="160px"
          error={problems.ways ? t[problems.ways] : refusals['Ways']}
          onValuesChange={({ values }) => change({ ways: alertWays.filter((way) => values.includes(way)) })}
        />
        {form.ways.includes('text') && (
          <Stack gap={3}>
            <SwitchField label={t.quiet} help={t.quietHelp} checked={form.quiet !== null} onChange={({ currentTarget }) => change({ quiet: currentTarget.checked ? night : null })} />
            {form.quiet && <QuietFields quiet={form.quiet} onChange={(quiet) => change({ quiet })} />}
          </Stack>
        )}
        <SwitchField label={t.isOn} checked={form.isOn} onChange={({ currentTarget }) => change({ isOn: currentTarget.checked })} />
      </Stack>
    </Card>
  )
}

function QuietFields({ quiet, onChange }: { quiet: NonNullable<AlertForm['quiet']>; onChange: (quiet: NonNullable<AlertForm['quiet']>) => void }) {
  const t = alertEditorMessages.useWords()
  return (
    <Grid minColumn="120px" gap={4}>
      <TimeField label={t.quietFrom} value={quiet.start} onValueChange={({ value }) => onChange({ ...quiet, start: value ?? quiet.start })} />
      <TimeField label={t.quietUntil} value={quiet.end} onValueChange={({ value }) => onChange({ ...quiet, end: value ?? quiet.end })} />
    </Grid>
  )
}

/** A choice of recipients: all administrators, or some users that a search finds. */
function Recipients({ form: { to }, error, onChange }: { form: AlertForm; error: string | undefined; onChange: (to: AlertForm['to']) => void }) {
  const t = alertEditorMessages.useWords()
  const { hidden } = alertsMessages.useWords()
  const [searched, setSearched] = useState('')
  const asked = useAsk(to === null ? null : searched, async (api, signal) => (await api.getUserTierUserList({ searchText: searched, count: 20 }, { signal })).Users, { after: typingPause })
  const found = asked.answer ?? []
  const nameOf = (id: string) => to?.find((one) => String(one.id) === id)?.name ?? found.find(({ ID }) => String(ID) === id)?.Name ?? null
  return (
    <Stack gap={3}>
      <SegmentedControl
        label={t.to}
        value={to === null ? 'all' : 'some'}
        options={[{ value: 'all', label: t.everyAdministrator }, { value: 'some', label: t.some }]}
        onValueChange={({ value }) => onChange(value === 'all' ? null : [])}
      />
      {to !== null && (
        <MultiComboboxField
          label={t.users}
          placeholder={t.find}
          options={found.map(({ ID, Name, Unit }) => ({ value: String(ID), label: Name, ...(Unit && { fact: Unit }) }))}
          values={to.map(({ id }) => String(id))}
          chosenLabelOf={(value) => nameOf(value) ?? hidden}
          isBusy={asked.isLoading}
          error={error ?? (asked.failure ? t.searchFailed : undefined)}
          onSearchChange={({ search }) => setSearched(search)}
          onValuesChange={({ values }) => onChange(values.map((value) => ({ id: Number(value), name: nameOf(value) })))}
        />
      )}
    </Stack>
  )
}
