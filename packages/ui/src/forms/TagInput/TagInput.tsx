import type { Labels } from '@portal/domain'
import { type ClipboardEvent, forwardRef, type KeyboardEvent, useRef, useState } from 'react'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { useControlled } from '../../internal/useControlled.ts'
import { useForwardedRef } from '../../internal/useForwardedRef.ts'
import { useLabels } from '../../words/useLabels.ts'
import { TagList } from '../internal/TagList.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { tagInputMessages } from './TagInput.messages.ts'

export interface TagInputProps extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'after' | 'labels'> {
  /** The texts, in order. Omit to let the field keep them. */
  values?: readonly string[]
  /** The initial texts. */
  defaultValues?: readonly string[]
  /** Called when a text is added or removed. */
  onValuesChange?: (change: { values: string[] }) => void
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: TextFieldProps['labels'] & Labels<typeof tagInputMessages>
}

/** Characters that separate pasted texts. */
const ends = /[,;\n\t]+/

/** A field for several short texts. Enter, a comma or leaving the field adds the typed text. Ref and other properties reach the input. */
export const TagInput = forwardRef<HTMLInputElement, TagInputProps>(function TagInput(props, ref) {
  const { values, defaultValues = [], onValuesChange, labels, name, onKeyDown, onBlur, onPaste, ...rest } = props
  const words = useLabels('TagInput', tagInputMessages, labels)
  const control = useRef<HTMLInputElement>(null)
  useForwardedRef(control, ref)
  const [tags, setTags] = useControlled<readonly string[]>(values, defaultValues, (next) => onValuesChange?.({ values: [...next] }))
  const [typed, setTyped] = useState('')
  const [news, setNews] = useState('')
  const isInert = rest.disabled === true || rest.readOnly === true

  const add = (texts: readonly string[]) => {
    const fresh = [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '' && !tags.includes(text))
    setTyped('')
    if (fresh.length === 0) return
    setTags([...tags, ...fresh])
    setNews(words.added({ tag: fresh.join(', ') }))
  }
  const remove = (tag: string) => {
    setTags(tags.filter((one) => one !== tag))
    setNews(words.removed({ tag }))
    control.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || isInert || event.nativeEvent.isComposing) return
    const last = tags.at(-1)
    if ((event.key === 'Enter' && typed.trim() !== '') || event.key === ',') {
      event.preventDefault()
      add([typed])
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      remove(last)
    }
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event)
    const texts = event.clipboardData.getData('text').split(ends)
    if (event.defaultPrevented || isInert || texts.length < 2) return
    event.preventDefault()
    add(texts)
  }
  return (
    <TextField
      autoComplete="off" {...rest} ref={control} labels={labels} value={typed} onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={press} onPaste={paste}
      onBlur={(event) => {
        onBlur?.(event)
        add([typed])
      }}
      after={(
        <>
          <TagList {...{ tags, name }} removeLabel={words.remove} onRemove={isInert ? undefined : remove} />
          <LiveRegion>{news}</LiveRegion>
        </>
      )}
    />
  )
})
