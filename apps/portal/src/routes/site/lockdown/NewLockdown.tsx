import { Button, Card, CheckboxField, CheckboxGroup, ChoiceField, EmptyState, FilteredTextField, InlineAlert, media, offlineStatus, PageColumns, Stack, StatusLabel, lockedStatus, Text } from '@portal/ui'
import { Lock } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ConfirmDialog } from '#portal/app/dialogs.tsx'
import { LockdownEffect, useLockdownEffect } from './LockdownEffect.tsx'
import { choosable, endings, newLockdownForm, type LockablePort, type LockdownForm } from './lockdownForm.ts'
import { newLockdownMessages } from './messages.ts'

export interface NewLockdownProps {
  ports: readonly LockablePort[]
  /** The ids of properties whose fire alarm the page already shows. */
  alarmShownFor: readonly number[]
  isBusy: boolean
  error: string | null
  onSet: (form: LockdownForm) => void
}

/** The form for a lockdown: the user chooses doors, reason and end, sees the effect, and confirms before doors are locked. */
export function NewLockdown({ ports, alarmShownFor, isBusy, error, onSet }: NewLockdownProps) {
  const t = newLockdownMessages.useWords()
  const [form, setForm] = useState(() => newLockdownForm(ports))
  const [hasTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const reason = useRef<HTMLInputElement>(null)
  const offered = choosable(ports, form)
  const chosen = offered.filter(({ PortID }) => form.ports.includes(PortID)).map(({ PortID }) => PortID)
  const asked = useLockdownEffect(chosen)
  const properties = [...new Map(ports.map(({ PropertyID, PropertyName }) => [PropertyID, PropertyName]))]
  const timeZone = ports.find(({ PropertyID }) => PropertyID === form.property)?.TimeZone ?? 'UTC'
  const change = (changed: Partial<LockdownForm>) => setForm({ ...form, ...changed })
  const toProperty = (property: number) => change({ property, ports: choosable(ports, { ...form, property }).map(({ PortID }) => PortID) })

  if (ports.length === 0) return <EmptyState title={t.none}>{t.noneText}</EmptyState>

  const send = () => {
    setAsking(false)
    onSet({ ...form, ports: chosen })
  }
  const submit = () => {
    setTried(true)
    if (chosen.length === 0) return
    if (form.reason.trim() === '') reason.current?.focus()
    else if (form.isDrill) send()
    else setAsking(true)
  }
  const kept = asked.answer?.KeepAccess.reduce((sum, { People }) => sum + People, 0)
  return (
    <PageColumns side={<LockdownEffect asked={asked} timeZone={timeZone} />}>
      {asked.answer?.HasFireAlarm && !alarmShownFor.includes(form.property) && <InlineAlert tone="warning">{t.fireAlarm}</InlineAlert>}
      <Card title={t.title}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <Stack gap={5}>
            {properties.length > 1 && (
              <ChoiceField label={t.property} value={String(form.property)} options={properties.map(([id, name]) => ({ value: String(id), label: name }))} onValueChange={({ value }) => toProperty(Number(value))} />
            )}
            <CheckboxGroup
              label={t.which}
              allLabel={t.all}
              minColumn="240px"
              error={hasTried && chosen.length === 0 ? t.chooseDoor : undefined}
              options={ports.filter(({ PropertyID }) => PropertyID === form.property).map(({ PortID, Name, IsOnline, LockdownID }) => ({
                value: PortID,
                label: <><bdi>{Name}</bdi> {LockdownID !== null ? <StatusLabel status={lockedStatus}>{t.held}</StatusLabel> : !IsOnline && <StatusLabel status={offlineStatus}>{t.offline}</StatusLabel>}</>,
                isDisabled: !offered.some((port) => port.PortID === PortID),
              }))}
              values={chosen}
              onValuesChange={({ values }) => change({ ports: offered.flatMap(({ PortID }) => (values.includes(PortID) ? [PortID] : [])) })}
            />
            <FilteredTextField
              ref={reason} label={t.reason} help={t.reasonHelp} maxLength={200} autoComplete="off" value={form.reason}
              error={hasTried && form.reason.trim() === '' ? t.reasonNeeded : undefined}
              onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
            />
            <ChoiceField
              label={t.ends}
              placeholder={t.never}
              value={form.minutes === null ? '' : String(form.minutes)}
              options={endings.map((minutes) => ({ value: String(minutes), label: minutes < 60 ? t.minutes({ count: minutes }) : t.hours({ count: minutes / 60 }) }))}
              onValueChange={({ value }) => change({ minutes: value === '' ? null : Number(value) })}
            />
            <CheckboxField label={t.isDrill} help={t.isDrillHelp} checked={form.isDrill} onChange={({ currentTarget }) => change({ isDrill: currentTarget.checked })} />
            {error !== null && <Text tone="danger" role="alert">{error}</Text>}
            <Foot>
              <Button type="submit" variant={form.isDrill ? 'primary' : 'danger'} icon={Lock} isBusy={isBusy}>{form.isDrill ? t.startDrill : t.lock({ count: chosen.length })}</Button>
            </Foot>
          </Stack>
        </form>
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={({ isOpen }) => setAsking(isOpen)}
          title={t.ask}
          icon={Lock}
          consequences={asked.answer && [{ count: asked.answer.Refused, effect: t.refused({ count: asked.answer.Refused }) }, { count: kept ?? 0, effect: t.kept({ count: kept ?? 0 }) }]}
          confirmLabel={t.lock({ count: chosen.length })}
          word={t.word}
          onConfirm={send}
        />
      </Card>
    </PageColumns>
  )
}

/** The bottom of the form, which stays visible below a long list of doors. A press without a reason leads to that field. */
const Foot = styled.div`
  ${media.tall} {
    position: sticky;
    inset-block-end: 0;
    padding-block: var(--portal-space-3);
    margin-block: calc(-1 * var(--portal-space-3));
    background: var(--portal-surface-base);
  }
`
