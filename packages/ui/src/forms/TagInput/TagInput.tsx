import type { Labels } from '@portal/domain'
import { X } from 'lucide-react'
import { forwardRef, useRef, useState } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/index.ts'
import { LiveRegion } from '../../feedback/LiveRegion/index.ts'
import { tip } from '../../internal/tip/index.ts'
import { useControlled } from '../../internal/useControlled.ts'
import { useForwardedRef } from '../../internal/useForwardedRef.ts'
import { media } from '../../theme/media.ts'
import { useLabels } from '../../words/useLabels.ts'
import { TextField } from '../TextField/index.ts'
import type { TextFieldProps } from '../TextField/index.ts'
import { tagInputMessages } from './TagInput.messages.ts'

export interface TagInputProps extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'after' | 'labels'> {
  /** What is in it, in order; the caller keeps it. Omit to leave that to the field. */
  values?: readonly string[]
  /** What it begins with. */
  defaultValues?: readonly string[]
  /** Something was added or taken away. */
  onValuesChange?: (change: { values: string[] }) => void
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: TextFieldProps['labels'] & Labels<typeof tagInputMessages>
}

/** Where one ends and the next begins, when several are pasted. */
const ends = /[,;\n\t]+/

/** Several short texts of the person’s own. Each is added by Enter, a comma or on leaving. Rest props and ref reach the input. */
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
          {tags.length > 0 && (
            <Tags>
              {tags.map((tag) => (
                <Tag key={tag}>
                  <bdi>{tag}</bdi>
                  {!isInert && <button type="button" aria-label={words.remove({ tag })} {...tip(words.remove({ tag }))} onClick={() => remove(tag)}><Icon icon={X} size={14} /></button>}
                  {name !== undefined && <input type="hidden" name={name} value={tag} />}
                </Tag>
              ))}
            </Tags>
          )}
          <LiveRegion>{news}</LiveRegion>
        </>
      )}
    />
  )
})

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
`

const Tag = styled.li`
  display: flex;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 28px;
  padding-inline-start: var(--portal-space-2);
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-control);
  background: var(--portal-surface-sunken);
  font: var(--portal-type-small);
  overflow-wrap: anywhere;

  &:not(:has(button)) {
    padding-inline-end: var(--portal-space-2);
  }
  > button {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--portal-radius-small);
    background: none;
    color: var(--portal-text-muted);
    cursor: pointer;

    &:hover {
      color: var(--portal-text-default);
    }
  }
  ${media.phone} {
    min-block-size: 40px;

    > button {
      inline-size: 40px;
      block-size: 40px;
    }
  }
`
