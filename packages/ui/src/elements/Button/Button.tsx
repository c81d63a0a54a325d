import { forwardRef, useId } from 'react'
import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import { styled } from 'styled-components'
import { tip } from '../../internal/tip.ts'
import { Icon } from '../Icon/index.ts'
import type { IconComponent } from '../Icon/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { BusyAnnouncement } from './BusyAnnouncement.tsx'
import { buttonStyles } from './buttonStyles.ts'
import type { ButtonSize, ButtonVariant } from './buttonStyles.ts'

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** One `primary` a view. `danger` asks for something destructive; only its dialog uses `dangerConfirm`. */
  variant?: ButtonVariant
  /** `form` in forms and on public pages, `touch` where a thumb is certain. All grow on phones. */
  size?: ButtonSize
  /** Stands before the words and repeats them. */
  icon?: IconComponent
  /** For a direction, after the word: "Continue" with an arrow. */
  iconEnd?: IconComponent
  /** The press is being worked on: the width stays, further presses do nothing, and a wait of more than a moment is told aloud. */
  isBusy?: boolean
  /** What is read aloud while `isBusy`: "Sending the invite". Omit for the provider's "Working on it". */
  busyLabel?: string
  /** Why it cannot be pressed now. The button stays focusable and says so. Prefer it to `disabled`. */
  disabledReason?: string
  /** As wide as its place: on phones, and in narrow cards. */
  isFullWidth?: boolean
}

/** Does something. For going somewhere use `ButtonLink` or `TextLink`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const {
    variant = 'secondary', size = 'default', icon, iconEnd, isBusy = false, busyLabel, disabledReason, isFullWidth, children, onClick, ...rest
  } = props
  const reasonId = useId()
  const isInert = isBusy || disabledReason !== undefined
  const describedBy = [rest['aria-describedby'], disabledReason ? reasonId : undefined].filter(Boolean).join(' ') || undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <>
      <Root
        ref={ref}
        type="button"
        {...tip(disabledReason)}
        {...rest}
        data-variant={variant}
        data-size={size}
        data-full={isFullWidth || undefined}
        data-busy={isBusy || undefined}
        aria-busy={isBusy || undefined}
        aria-disabled={isInert || rest['aria-disabled']}
        aria-describedby={describedBy}
        onClick={press}
      >
        {isBusy && icon ? <Spinner /> : icon && <Icon icon={icon} />}
        {children !== undefined && <Label data-covered={(isBusy && !icon) || undefined}>{children}</Label>}
        {iconEnd && <Icon icon={iconEnd} isDirectional />}
        {isBusy && !icon && <Cover><Spinner /></Cover>}
        {disabledReason && <span id={reasonId} hidden>{disabledReason}</span>}
      </Root>
      {isBusy && <BusyAnnouncement label={busyLabel} />}
    </>
  )
})

const Root = styled.button`
  ${buttonStyles}
`

const Label = styled.span`
  min-inline-size: 0;

  &[data-covered] {
    opacity: 0;
  }
`

const Cover = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`
