import { type Labels, passwordPolicy, type Words } from '@portal/domain'
import { Eye, EyeOff } from 'lucide-react'
import { forwardRef, useId, useRef, type InputHTMLAttributes, type MouseEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/index.ts'
import { LiveRegion } from '../../feedback/LiveRegion/index.ts'
import { media } from '../../theme/media.ts'
import { Field, type FieldTexts } from '../Field/index.ts'
import { controlBox } from '../internal/controlStyles.ts'
import { FilterStatus } from '../internal/FilterStatus.tsx'
import { ExemptInput } from '../internal/TextInput/index.ts'
import { useAnnouncement } from '../../internal/useAnnouncement.ts'
import { useHydrated } from '../../internal/useHydrated.ts'
import { useForwardedRef } from '../../internal/useForwardedRef.ts'
import { usePasswordFilter, type RefusedInsertion } from './usePasswordFilter.ts'
import { usePasswordVisibility } from './usePasswordVisibility.ts'
import { useLabels } from '../../words/useLabels.ts'
import { passwordFieldMessages } from './PasswordField.messages.ts'
import { useSetting } from '../../words/PortalProvider.tsx'

export type PasswordFieldLabels = Labels<typeof passwordFieldMessages>

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'maxLength' | 'children' | 'spellCheck' | 'autoCapitalize' | 'autoCorrect'>

export interface PasswordFieldProps extends Omit<FieldTexts, 'label' | 'isOptional' | 'labels'>, InputProps {
  /** A plain string, because the button's name contains it. */
  label: string
  /** `new-password` also gives the rule to the browser's password generator. */
  autoComplete: 'current-password' | 'new-password'
  /** Under the control: a `PasswordRequirements` list. Pass its id as `describedBy`. */
  after?: ReactNode
  /** Id of a further element that describes it, such as the list of requirements. */
  describedBy?: string
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: PasswordFieldLabels
}

/**
 * A password with a Show button. Refuses a whole insertion if it contains a character that passwords can't have, and says so (spec §5).
 * Allows pasting and password managers; truncates nothing. Rest props and ref reach the input.
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

/** Without this a press on the button would take the focus, caret and phone keyboard from the field. */
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

/** The message about a refused insertion. `isShown`: whether the password is visible; otherwise the message names no pasted characters. */
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
