import { checkCallGroupName, checkDirectoryPin, limits, type WeekWindow } from '@portal/domain'
import { Button, Card, ChoiceField, Grid, Stack, useCallTexts } from '@portal/ui'
import type { CallGroupEditing } from '#portal/calls/useCallGroupEdit.ts'
import { UniqueField } from '#portal/people/UniqueField.tsx'
import { callGroupEditorMessages } from '../messages.ts'
import type { CallGroupPlace } from '#portal/calls/callGroupRecord.ts'

export interface NameCardProps {
  /** The id of the group; 0 for a new one. */
  id: number
  editing: CallGroupEditing
  /** The choice of the property, for a new group in an account with several. */
  place?: { value: number; options: readonly CallGroupPlace[]; onChange: (id: number) => void } | undefined
  /** Called to edit other hours than the offered ones. */
  onOtherHours: () => void
}

/** The group's name, PIN and hours. */
export function NameCard({ id, editing, place, onOtherHours }: NameCardProps) {
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
