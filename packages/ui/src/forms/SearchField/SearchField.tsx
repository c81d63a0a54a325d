import type { Labels } from '@portal/domain'
import { Search, X } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, useRef } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Spinner } from '../../elements/Spinner/Spinner.tsx'
import { type TextFilterProps, TextInput } from '../internal/TextInput/TextInput.tsx'
import { tip } from '../../internal/tip.ts'
import { useForwardedRef } from '../../internal/useForwardedRef.ts'
import type { TextFilterLabels } from '../useTextFilter/useTextFilter.ts'
import { media } from '../../theme/media.ts'
import { tool } from '../internal/toolStyles.ts'
import { useLabels } from '../../words/useLabels.ts'
import { searchFieldMessages } from './SearchField.messages.ts'

export type SearchFieldLabels = TextFilterLabels & Labels<typeof searchFieldMessages>

export interface SearchFieldProps extends Omit<TextFilterProps, 'labels'>, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'onChange' | 'onSubmit'> {
  /** The name of the field, such as "Search users". */
  label: string
  /** An example, shown while the field is empty. */
  placeholder?: string | undefined
  /** The typed text; the caller keeps it. */
  value: string
  /** Called when the text changes. */
  onValueChange: (change: { value: string }) => void
  /** Called when the user presses Enter. */
  onSubmit?: () => void
  /** Whether results are loading; shows a spinner. */
  isBusy?: boolean
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: SearchFieldLabels
}

/** A search field with the text filter of spec §5. Escape and a button clear it. Ref and other properties reach the input. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(props, ref) {
  const { label, value, onValueChange, onSubmit, isBusy = false, labels, className, style, placeholder = label, onKeyDown, ...input } = props
  const words = useLabels('SearchField', searchFieldMessages, labels)
  const own = useRef<HTMLInputElement>(null)
  useForwardedRef(own, ref)
  const clear = () => {
    onValueChange({ value: '' })
    own.current?.focus()
  }
  return (
    <Frame className={className} style={style} role="search">
      <Input
        autoComplete="off" spellCheck={false} {...input} ref={own} labels={labels} type="search" aria-label={label} placeholder={placeholder} value={value}
        start={isBusy ? <Spinner /> : <Icon icon={Search} />}
        end={value !== '' && (
          <Clear type="button" aria-label={words.clear} {...tip(words.clear)} onClick={clear}>
            <Icon icon={X} />
          </Clear>
        )}
        onChange={(event) => onValueChange({ value: event.currentTarget.value })}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSubmit?.()
          if (event.key !== 'Escape' || value === '') return
          event.preventDefault()
          clear()
        }}
      />
    </Frame>
  )
})

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-1);
  inline-size: 280px;
  max-inline-size: 100%;

  ${media.phone} {
    inline-size: auto;
    flex: 1 1 0;
  }
`

const Input = styled(TextInput)`
  min-block-size: var(--portal-control-default);

  ${media.phone} {
    min-block-size: var(--portal-control-touch);
  }
`

const Clear = styled.button`
  ${tool}
  margin-inline-end: calc(-1 * var(--portal-space-2));

  &:hover {
    background: var(--portal-surface-hover);
  }
  ${media.phone} {
    inline-size: 36px;
    block-size: 36px;
  }
`
