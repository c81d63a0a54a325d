import { DoorOutputMode } from '@portal/domain'
import { Card, ChoiceField, FilteredTextField, Grid, RadioGroup, Stack, SwitchField, Text } from '@portal/ui'
import { PortChoice } from '#portal/access/PortChoice.tsx'
import { portsOf, type Location } from '#portal/access/places.ts'
import { scheduleEditorMessages } from '../messages.ts'
import { inOrder, type ScheduleForm, type ScheduleProblems } from '../scheduleForm.ts'

export interface ScheduleFieldsProps {
  form: ScheduleForm
  places: Location[]
  problems: ScheduleProblems
  /** The service's message, if another schedule has the name. */
  nameTaken: string | undefined
  onChange: (changed: Partial<ScheduleForm>) => void
}

/** The fields for a schedule's name, doors and mode. */
export function ScheduleFields({ form, places, problems, nameTaken, onChange }: ScheduleFieldsProps) {
  const t = scheduleEditorMessages.useWords()
  const place = places.find(({ PropertyLocationID }) => PropertyLocationID === form.where.locationId)
  const modes = Object.values(DoorOutputMode)
  const move = (id: number) => {
    const next = places.find(({ PropertyLocationID }) => PropertyLocationID === id)
    if (next) onChange({ where: { locationId: id, ports: inOrder(portsOf(next).map(({ PortID }) => PortID)) } })
  }
  return (
    <Card title={t.what}>
      <Stack gap={5}>
        <Grid minColumn="240px" gap={4}>
          <FilteredTextField
            label={t.name}
            maxLength={80}
            value={form.name}
            error={problems.name ? t[problems.name] : nameTaken}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <ChoiceField
            label={t.place}
            value={String(form.where.locationId)}
            options={places.map(({ PropertyLocationID, Name }) => ({ value: String(PropertyLocationID), label: Name }))}
            onValueChange={({ value }) => move(Number(value))}
          />
        </Grid>
        {place && (
          <Stack gap={2}>
            <Text isStrong>{t.doors}</Text>
            <PortChoice
              places={[place]}
              chosen={form.where.ports}
              offlineLabel={t.offline}
              error={problems.where && t[problems.where]}
              onChange={(ports) => onChange({ where: { ...form.where, ports: inOrder(ports) } })}
            />
          </Stack>
        )}
        <RadioGroup
          label={t.mode}
          value={String(form.mode)}
          options={modes.map((mode) => ({ value: String(mode), label: t[`mode${mode}`] }))}
          onValueChange={({ value }) => onChange({ mode: modes.find((mode) => String(mode) === value) ?? form.mode })}
        />
        <SwitchField
          label={t.pauses}
          help={t.pausesHelp}
          checked={form.pausesOnHolidays}
          onChange={(event) => onChange({ pausesOnHolidays: event.currentTarget.checked })}
        />
        <SwitchField label={t.isActive} help={t.isActiveHelp} checked={form.isActive} onChange={(event) => onChange({ isActive: event.currentTarget.checked })} />
      </Stack>
    </Card>
  )
}
