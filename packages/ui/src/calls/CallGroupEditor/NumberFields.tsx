import { type CallNumber, readPhoneNumber, showPhoneNumber } from '@portal/domain'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Inline } from '../../layout/Stack/Stack.tsx'
import { useEditor } from './editorContext.ts'

interface NumberFieldsProps {
  number: CallNumber
  onKeep: (number: CallNumber) => void
  onCancel: () => void
}

/** Fields for a voice group's phone number. The number is stored only once it is valid. */
export function NumberFields({ number, onKeep, onCancel }: NumberFieldsProps) {
  const { words } = useEditor()
  const [phone, setPhone] = useState(() => showPhoneNumber(number.phone))
  const [label, setLabel] = useState(number.label)
  const [isRefused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const keep = () => {
    const read = readPhoneNumber(phone)
    if (read) return onKeep({ ...number, phone: read.e164, label: label.trim() })
    setRefused(true)
    field.current?.focus()
  }
  // Enter must not submit the form around these fields.
  const keepByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    keep()
  }
  return (
    <Fields role="group" aria-label={words.addNumber} onKeyDown={keepByEnter}>
      <TextField
        ref={field} label={words.phone} type="tel" autoComplete="off" value={phone} error={isRefused && !readPhoneNumber(phone) ? words.badNumber : undefined}
        onChange={({ currentTarget }) => setPhone(currentTarget.value)}
      />
      <TextField label={words.label} isOptional help={words.labelHelp} value={label} onChange={({ currentTarget }) => setLabel(currentTarget.value)} />
      <Inline gap={2}>
        <Button size="form" onClick={keep}>{words.saveNumber}</Button>
        <Button variant="quiet" size="form" onClick={onCancel}>{words.cancel}</Button>
      </Inline>
    </Fields>
  )
}

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-3);
  padding: var(--portal-space-3);
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-control);
`
