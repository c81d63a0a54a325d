import { forwardRef } from 'react'
import { styled } from 'styled-components'
import { type ButtonSize, buttonStyles, type ButtonVariant } from '../Button/buttonStyles.ts'
import { Icon, type IconComponent } from '../Icon/Icon.tsx'
import { type LinkProps, useLinkComponent } from '../Link/LinkProvider.tsx'

export interface ButtonLinkProps extends LinkProps {
  /** The look, as for `Button`. */
  variant?: ButtonVariant
  /** The height, as for `Button`. */
  size?: ButtonSize
  /** An icon before the text, with the same meaning. */
  icon?: IconComponent
  /** An icon after the text that shows a direction. */
  iconEnd?: IconComponent
  /** Makes the link as wide as its container. */
  isFullWidth?: boolean
}

/** A link that looks like a button: "Go home", "Send invite". */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(props, ref) {
  const { variant = 'secondary', size = 'default', icon, iconEnd, isFullWidth, children, ...rest } = props
  return (
    <Root as={useLinkComponent()} ref={ref} {...rest} data-variant={variant} data-size={size} data-full={isFullWidth || undefined}>
      {icon && <Icon icon={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon icon={iconEnd} isDirectional />}
    </Root>
  )
})

const Root = styled.a`
  ${buttonStyles}
`
