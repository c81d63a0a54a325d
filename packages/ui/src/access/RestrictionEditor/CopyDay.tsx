import { copyDay, describeDays, type Weekday, weekdays, type WeekWindow, windowsOnDay } from '@portal/domain'
import { Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { CheckboxField } from '../../forms/CheckboxField/CheckboxField.tsx'
import { SelectField } from '../../forms/SelectField/SelectField.tsx'
import { Inline } from '../../layout/Stack/Stack.tsx'
import { dayName, weekOrder } from '../../internal/weekOrder.ts'
import { useEditor } from './editorContext.ts'

interface CopyDayProps {
  windows: readonly WeekWindow[]
  onCopy: (windows: WeekWindow[]) => void
}

/** Copies the hours of one day to other days. Opens below its button, so that it covers nothing. */
export function CopyDay({ windows, onCopy }: CopyDayProps) {
  const { voice, words, announce } = useEditor()
  const { locale } = voice
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Weekday | null>(null)
  const [to, setTo] = useState<readonly Weekday[]>([])
  const order = weekOrder(locale)
  const withHours = order.filter((day) => windows.some(({ days }) => days.includes(day)))
  const from = withHours.find((day) => day === chosen) ?? withHours[0]
  const targets = weekdays.filter((day) => day !== from && to.includes(day))

  const close = () => {
    setOpen(false)
    setTo([])
    trigger.current?.focus()
  }
  const copy = () => {
    if (from === undefined) return
    onCopy(copyDay(windows, from, targets))
    announce(words.copied({ from: dayName(from, locale, 'long'), to: describeDays(targets, voice) }))
    close()
  }
  if (from === undefined) return null
  return (
    <>
      <Button ref={trigger} variant="quiet" icon={Copy} aria-expanded={isOpen} onClick={() => (isOpen ? close() : setOpen(true))}>
        {words.copy}
      </Button>
      {isOpen && (
        <Panel
          role="group" aria-label={words.copy}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
          }}
        >
          <SelectField
            label={words.copyFrom} value={String(from)}
            options={withHours.map((day) => ({ value: String(day), label: dayName(day, locale, 'long') }))}
            onChange={({ currentTarget }) => setChosen(weekdays.find((day) => String(day) === currentTarget.value) ?? null)}
          />
          <Targets>
            <legend>{words.copyTo}</legend>
            {order.filter((day) => day !== from).map((day) => (
              <CheckboxField
                key={day} checked={to.includes(day)}
                label={<>{dayName(day, locale, 'long')} {windowsOnDay(windows, day).length > 0 && <Muted>{words.replaces}</Muted>}</>}
                onChange={({ currentTarget }) => setTo(currentTarget.checked ? [...to, day] : to.filter((one) => one !== day))}
              />
            ))}
          </Targets>
          <Inline gap={2}>
            <Button onClick={copy} disabled={targets.length === 0}>{words.copyDays({ count: targets.length })}</Button>
            <Button variant="quiet" onClick={close}>{words.cancel}</Button>
          </Inline>
        </Panel>
      )}
    </>
  )
}

const Panel = styled.div`
  flex: 1 1 100%;
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-3);
  max-inline-size: 400px;
  padding: var(--portal-space-3);
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-card);
  background: var(--portal-surface-base);
`

const Targets = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: 0 var(--portal-space-4);
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: var(--portal-space-1);
    font: var(--portal-type-body-strong);
  }
`

const Muted = styled.span`
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
`
