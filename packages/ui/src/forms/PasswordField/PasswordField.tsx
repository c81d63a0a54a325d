import { type Labels, passwordPolicy, type Words } from '@portal/domain'
import { Eye, EyeOff } from 'lucide-react'
import { forwardRef, useId, useRef, type InputHTMLAttributes, type MouseEvent, type ReactNode, useCallback, useEffect, useState, type RefObject } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { media } from '../../theme/media.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { controlBox } from '../internal/controlStyles.ts'
import { FilterStatus } from '../internal/FilterStatus.tsx'
import { ExemptInput } from '../internal/TextInput/ExemptInput.tsx'
import { useAnnouncement } from '../../internal/useAnnouncement.ts'
import { useHydrated } from '../../internal/useHydrated.ts'
import { useForwardedRef } from '../../internal/useForwardedRef.ts'
import { usePasswordFilter, type RefusedInsertion } from './usePasswordFilter.ts'
import { useLabels } from '../../words/useLabels.ts'
import { passwordFieldMessages } from './PasswordField.messages.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useClientLayoutEffect } from '../../internal/useClientLayoutEffect.ts'

export type PasswordFieldLabels = Labels<typeof passwordFieldMessages>

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'maxLength' | 'children' | 'spellCheck' | 'autoCapitalize' | 'autoCorrect'>

export interface PasswordFieldProps extends Omit<FieldTexts, 'label' | 'isOptional' | 'labels'>, InputProps {
  /** The field's name. A plain string, because the Show button's name contains it. */
  label: string
  /** The kind of password for password managers. `new-password` also passes the password rule to the browser's generator. */
  autoComplete: 'current-password' | 'new-password'
  /** A `PasswordRequirements` list, shown under the control. Pass its id as `describedBy`. */
  after?: ReactNode
  /** Id of a further element that describes the field, such as the list of requirements. */
  describedBy?: string
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: PasswordFieldLabels
}

/**
 * A field for a password, with a Show button. It refuses typed or pasted text with a character that passwords can't have, and says so (spec
 * §5). Pasting and password managers work, and no text is cut. Ref and other properties reach the input.
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(props, ref) {
  const { label, help, helpPlacement, error, after, describedBy, labels, id: givenId, className, style, ...input } = props
  const { locale } = useSetting()
  const words = useLabels('PasswordField', passwordFieldMessages, labels)
  const ownId = useId()
  const id = givenId ?? ownId
  const control = useRef<HTMLInputElement>(null)
  const [announcement, announce] = useAnnouncement()
  useForwardedRef(control, ref)
  const { visibility, toggle } = usePasswordVisibility(control)
  const isShown = visibility === 'shown'
  const isHydrated = useHydrated()
  usePasswordFilter(control, (refused) => announce(refusedText({ ...refused, isShown }, words, locale)), () => announce(''))

  const status = <FilterStatus announcement={announcement} />
  return (
    <Field {...{ label, help, helpPlacement, error, describedBy, className, style, controlId: id, after: <>{after}{status}</> }}>
      {(attributes) => (
        <Box>
          <Input
            {...input}
            {...attributes}
            {...(input.autoComplete === 'new-password' && passwordRules)}
            ref={control}
            exemption="password"
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
          />
          <LiveRegion>{visibility !== 'untouched' && (isShown ? words.isShown : words.isHidden)}</LiveRegion>
          <Toggle
            type="button"
            hidden={!isHydrated}
            aria-controls={id}
            aria-label={words[isShown ? 'hideName' : 'showName']({ field: label.toLocaleLowerCase(locale) })}
            disabled={input.disabled}
            onMouseDown={keepFocusIn(control)}
            onClick={toggle}
          >
            <Icon icon={isShown ? EyeOff : Eye} />
            {isShown ? words.hide : words.show}
          </Toggle>
        </Box>
      )}
    </Field>
  )
})

const passwordRules: Record<string, string> = { passwordrules: passwordPolicy.passwordRules }

/** Keeps the focus in the field when the button is pressed, so that caret and phone keyboard stay. */
function keepFocusIn(control: { current: HTMLInputElement | null }) {
  return (event: MouseEvent) => {
    if (document.activeElement === control.current) event.preventDefault()
  }
}

const Box = styled.div`
  ${controlBox}
  padding-inline-end: var(--portal-space-1);
`

const Input = styled(ExemptInput)`
  &::-ms-reveal {
    display: none;
  }
`

const Toggle = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: var(--portal-space-1);
  min-block-size: 24px;
  padding: var(--portal-space-0-5) var(--portal-space-1);
  border: 0;
  border-radius: var(--portal-radius-small);
  background: none;
  color: var(--portal-text-default);
  font: var(--portal-type-small);
  font-weight: var(--portal-weight-medium);
  cursor: pointer;

  &[hidden] {
    display: none;
  }
  > svg {
    color: var(--portal-text-muted);
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      background: var(--portal-surface-hover);
    }
  }
  &:disabled {
    color: var(--portal-text-disabled);
    cursor: not-allowed;
  }
  ${media.phone} {
    min-block-size: 36px;
    padding-inline: var(--portal-space-2);
  }
`

const blanks: Readonly<Record<string, 'space' | 'tab' | 'lineBreak'>> = { ' ': 'space', '\t': 'tab', '\n': 'lineBreak', '\u00a0': 'space' }

/** The message about refused text. `isShown`: whether the password is visible. If it isn't, the message names no pasted characters. */
function refusedText(
  { characters, isPaste, isShown }: RefusedInsertion & { isShown: boolean }, words: Words<typeof passwordFieldMessages>, locale: string,
): string {
  const count = characters.length
  if (isPaste && !isShown) return words.notPastedHidden({ count })
  const named = characters.slice(0, 4).map((character) => {
    const blank = blanks[character]
    return blank ? words.characters[blank] : words.characters.named({ character })
  })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(count > 4 ? [...named, words.characters.others] : named)
  return isPaste ? words.notPasted({ characters: list }) : words.removed({ count, characters: list })
}

interface Selection { start: number | null, end: number | null, direction: 'forward' | 'backward' | 'none' }

/** Whether the password is visible. `untouched`: hidden and never shown before, so nothing is announced. */
type PasswordVisibility = 'untouched' | 'shown' | 'hidden'

/**
 * Shows and hides the password, and keeps caret and selection. Submit, reset and a return from the back-forward cache hide it.
 */
function usePasswordVisibility(control: RefObject<HTMLInputElement | null>): { visibility: PasswordVisibility, toggle: () => void } {
  const [visibility, setVisibility] = useState<PasswordVisibility>('untouched')
  const kept = useRef<Selection | null>(null)

  const toggle = useCallback(() => {
    const element = control.current
    if (element) kept.current = { start: element.selectionStart, end: element.selectionEnd, direction: element.selectionDirection ?? 'none' }
    setVisibility((now) => (now === 'shown' ? 'hidden' : 'shown'))
  }, [control])

  useClientLayoutEffect(() => {
    const element = control.current
    const selection = kept.current
    kept.current = null
    if (element && selection) restore(element, selection)
  }, [visibility, control])

  useEffect(() => {
    const hide = () => {
      // The browser reads the field during submit, so the field's type must change before React renders.
      control.current?.setAttribute('type', 'password')
      setVisibility((now) => (now === 'shown' ? 'hidden' : now))
    }
    const onForm = (event: Event) => {
      if (event.target === control.current?.form) hide()
    }
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) hide()
    }
    document.addEventListener('submit', onForm, true)
    document.addEventListener('reset', onForm, true)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      document.removeEventListener('submit', onForm, true)
      document.removeEventListener('reset', onForm, true)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [control])

  return { visibility, toggle }
}

function restore(element: HTMLInputElement, { start, end, direction }: Selection): void {
  const focused = document.activeElement
  element.setSelectionRange(start, end, direction)
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus()
}
