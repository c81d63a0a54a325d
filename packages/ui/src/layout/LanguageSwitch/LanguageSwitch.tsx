import type { Labels } from '@portal/domain'
import { ChevronDown, Languages } from 'lucide-react'
import { forwardRef, type SelectHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { nativeSelect, selectIcon } from '../../internal/selectStyles.ts'
import { media } from '../../theme/media.ts'
import { useLabels } from '../../words/useLabels.ts'
import { languageSwitchMessages } from './LanguageSwitch.messages.ts'

export interface Language {
  /** The language as a BCP 47 tag: 'en', 'es'. */
  code: string
  /** The language's name in that language: 'Español'. */
  label: string
}

export interface LanguageSwitchProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'children' | 'multiple' | 'size'> {
  /** The languages to choose from. */
  languages: readonly Language[]
  /** Code of the language in use. */
  current: string
  /** Called when the user chooses another language. */
  onLanguageChange: (change: { code: string }) => void
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: Labels<typeof languageSwitchMessages>
}

/**
 * A small choice of the page's language, for a header, a footer or an account menu. It uses the browser's own list. Other properties reach
 * the select element.
 */
export const LanguageSwitch = forwardRef<HTMLSelectElement, LanguageSwitchProps>(function LanguageSwitch(props, ref) {
  const { languages, current, onLanguageChange, labels, className, style, ...rest } = props
  const words = useLabels('LanguageSwitch', languageSwitchMessages, labels)
  return (
    <Box className={className} style={style}>
      <Icon icon={Languages} />
      <Select aria-label={words.language} {...rest} ref={ref} value={current} onChange={(event) => onLanguageChange({ code: event.target.value })}>
        {languages.map((language) => <option key={language.code} value={language.code} lang={language.code}>{language.label}</option>)}
      </Select>
      <Icon icon={ChevronDown} size={14} />
    </Box>
  )
})

/** The select covers the box, so that a press on the icons opens the list too. */
const Box = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  color: var(--portal-text-muted);
  font: var(--portal-type-small);

  > svg {
    ${selectIcon}
    inset-inline-start: var(--portal-space-1);
  }
  > svg:last-child {
    inset-inline: auto var(--portal-space-1);
  }
`

const Select = styled.select`
  ${nativeSelect}
  field-sizing: content;
  min-block-size: 28px;
  margin: 0;
  padding-block: var(--portal-space-0-5);
  padding-inline: var(--portal-space-6);
  border: 1px solid transparent;
  border-radius: var(--portal-radius-small);
  background: none;
  color: inherit;
  font: inherit;

  ${media.hover} {
    &:hover {
      background: var(--portal-surface-hover);
    }
  }
  ${media.phone} {
    min-block-size: 36px;
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`
