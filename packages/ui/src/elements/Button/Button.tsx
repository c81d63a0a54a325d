import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { tip } from '../../internal/tip.ts'
import { Icon, type IconComponent } from '../Icon/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { BusyAnnouncement } from './BusyAnnouncement.tsx'
import { type ButtonSize, buttonStyles, type ButtonVariant } from './buttonStyles.ts'

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** The look. Use one `primary` on a page. `danger` opens a dialog that deletes something; only that dialog uses `dangerConfirm`. */
  variant?: ButtonVariant
  /** The height. `form` in forms and on public pages, `touch` for touch screens only. All are higher on phones. */
  size?: ButtonSize
  /** An icon before the text, with the same meaning. */
  icon?: IconComponent
  /** An icon after the text that shows a direction: "Continue" with an arrow. */
  iconEnd?: IconComponent
  /** Whether the action is running. The button keeps its width and ignores presses, and screen readers announce a longer wait. */
  isBusy?: boolean
  /** Text for screen readers while `isBusy`: "Sending the invite". Default: the provider's "Working on it". */
  busyLabel?: string
  /** Why the button can't be pressed now. The button stays focusable and shows the reason. Prefer this to `disabled`. */
  disabledReason?: string
  /** Makes the button as wide as its container, for phones and narrow cards. */
  isFullWidth?: boolean
  /** The button's text: a verb and its object, such as "Send invite". */
  children?: ReactNode
}

/** A button for an action. To open a page use `ButtonLink` or `TextLink`. */
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
