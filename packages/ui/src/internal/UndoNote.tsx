import { useEffect, useRef } from 'react'
import { Button } from '../elements/Button/Button.tsx'
import { Inline } from '../layout/Stack/Stack.tsx'
import { Text } from '../elements/Text/Text.tsx'

interface UndoNoteProps {
  text: string
  label: string
  onUndo: () => void
}

/** Says what was removed, with an undo button. Takes the focus, because the removed button had it. */
export function UndoNote({ text, label, onUndo }: UndoNoteProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Inline gap={2} isWrapping style={{ padding: 'var(--portal-space-2) var(--portal-space-4)' }}>
      <Text as="span" size="small" tone="muted">{text}</Text>
      <Button ref={button} size="compact" onClick={onUndo}>{label}</Button>
    </Inline>
  )
}
