import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, useId } from 'react'
import { styled } from 'styled-components'
import { tip } from '../../internal/tip.ts'
import { Icon, type IconComponent } from '../Icon/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { BusyAnnouncement } from './BusyAnnouncement.tsx'
import { type ButtonSize, buttonStyles, type ButtonVariant } from './buttonStyles.ts'

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** One `primary` per view. `danger` opens a destructive dialog; only that dialog uses `dangerConfirm`. */
  variant?: ButtonVariant
  /** `form` in forms and on public pages, `touch` for touch only. All grow on phones. */
  size?: ButtonSize
  /** Before the text; repeats what it says. */
  icon?: IconComponent
  /** A direction after the text: "Continue" with an arrow. */
  iconEnd?: IconComponent
  /** The press is pending: the width stays, further presses do nothing, and a longer wait is read aloud. */
  isBusy?: boolean
  /** Read aloud while `isBusy`: "Sending the invite". Default: the provider's "Working on it". */
  busyLabel?: string
  /** Why it can't be pressed now. The button stays focusable and says why. Prefer it to `disabled`. */
  disabledReason?: string
  /** As wide as its container: on phones, and in narrow cards. */
  isFullWidth?: boolean
}

/** An action. For a destination use `ButtonLink` or `TextLink`. */
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
