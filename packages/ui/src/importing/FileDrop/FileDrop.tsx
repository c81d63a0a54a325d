import type { Labels } from '@portal/domain'
import { Copy, Upload } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { visuallyHidden } from '../../elements/VisuallyHidden/visuallyHiddenStyles.ts'
import { FormAlert } from '../../internal/FormAlert.tsx'
import { useLatest } from '../../internal/useLatest.ts'
import { useLabels } from '../../words/useLabels.ts'
import { fileDropMessages } from './FileDrop.messages.ts'

export type FileDropLabels = Labels<typeof fileDropMessages>

export interface FileDropProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The name for screen readers: 'File to import'. */
  label: string
  /** File types to choose from: '.csv,.txt'. */
  accept?: string
  /** A hint that says which files are accepted and how large they may be. */
  help?: ReactNode
  /** Why the last file could not be read. */
  error?: ReactNode
  /** Makes the field lower, with a plain button, for a form with its own Save button. */
  isInForm?: boolean
  /** Whether a file is being read. */
  isBusy?: boolean
  /** Called when a file was dropped or chosen. */
  onFileChoose: (choice: { file: File }) => void
  /** Called with rows copied from a spreadsheet. Omit if rows can't be pasted. */
  onTextPaste?: (paste: { text: string }) => void
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: FileDropLabels
}

/** A field for a file that the user drops or chooses, or for pasted rows. The caller reads the file. */
export const FileDrop = forwardRef<HTMLDivElement, FileDropProps>(function FileDrop(props, ref) {
  const { label, accept, help, error, isInForm = false, isBusy = false, onFileChoose, onTextPaste, labels, ...rest } = props
  const words = useLabels('FileDrop', fileDropMessages, labels)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const paste = useLatest(onTextPaste)

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const isField = event.target instanceof Element && event.target.closest('input, textarea') !== null
      if (text.trim() === '' || isField) return
      setRefused(false)
      paste.current?.({ text })
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [paste])

  const readClipboard = async () => {
    try {
      const text = await navigator.clipboard.readText()
      setRefused(text.trim() === '')
      if (text.trim() !== '') onTextPaste?.({ text })
    } catch {
      setRefused(true)
    }
  }
  const choose = (file: File | undefined) => {
    if (file) onFileChoose({ file })
  }
  return (
    <Zone
      ref={ref}
      role="group"
      aria-label={label}
      {...rest}
      data-in-form={isInForm || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!isBusy) choose(event.dataTransfer.files[0])
      }}
    >
      <Text isStrong>{isOver ? words.dropNow : words.drop}</Text>
      {help && <Text tone="muted" size="small">{help}</Text>}
      <FormAlert>{error ?? (isRefused ? words.pasteRefused : undefined)}</FormAlert>
      <Buttons>
        <Button variant={isInForm ? 'secondary' : 'primary'} icon={Upload} isBusy={isBusy} onClick={() => input.current?.click()}>{words.choose}</Button>
        {onTextPaste && <Button icon={Copy} disabled={isBusy} onClick={() => void readClipboard()}>{words.paste}</Button>}
      </Buttons>
      <Hidden
        ref={input}
        accept={accept}
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0])
          // The input is cleared, so that the same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </Zone>
  )
})

const Zone = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--portal-space-3);
  padding-block: var(--portal-space-8);
  padding-inline: var(--portal-space-4);
  border: 1px dashed var(--portal-border-control);
  border-radius: var(--portal-radius-card);
  background: var(--portal-surface-base);
  text-align: center;
  overflow-wrap: anywhere;

  &[data-in-form] {
    padding-block: var(--portal-space-5);
  }
  &[data-over] {
    border-style: solid;
    border-color: var(--portal-accent-border);
    background: var(--portal-surface-selected);
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--portal-space-2);
`

const Hidden = styled.input.attrs({ type: 'file' })`
  ${visuallyHidden}
`
