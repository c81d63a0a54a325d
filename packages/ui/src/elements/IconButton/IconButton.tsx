import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'
import { tip } from '../../internal/tip.ts'
import { media } from '../../theme/media.ts'
import { type ButtonSize, buttonStyles, type ButtonVariant } from '../Button/index.ts'
import { Icon, type IconComponent } from '../Icon/index.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** A well-known icon for the action. */
  icon: IconComponent
  /** The name, read aloud and shown on hover. */
  label: string
  /** The same weights as a button’s. */
  variant?: ButtonVariant
  /** The same sizes as a button’s. */
  size?: ButtonSize
  /** Mirrors in right-to-left text, such as arrows. */
  isDirectional?: boolean
}

/** An icon alone, only for search, close, more, pager, menu and row tools. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(props, ref) {
  const { icon, label, variant = 'quiet', size = 'default', isDirectional, ...rest } = props
  return (
    <Root ref={ref} type="button" {...tip(label)} {...rest} aria-label={label} data-variant={variant} data-size={size} data-square>
      <Icon icon={icon} isDirectional={isDirectional} />
    </Root>
  )
})

const Root = styled.button`
  ${buttonStyles}
  inline-size: var(--portal-control-default);

  &[data-size] {
    padding-inline: 0;
  }
  &[data-size='compact'] {
    inline-size: var(--portal-control-compact);
  }
  &[data-size='form'] {
    inline-size: var(--portal-control-form);
  }
  &[data-size='touch'] {
    inline-size: var(--portal-control-touch);
  }
  ${media.phone} {
    inline-size: 40px;

    &[data-size='compact'] {
      inline-size: 36px;
    }
    &:is([data-size='form'], [data-size='touch']) {
      inline-size: var(--portal-control-touch);
    }
  }
`
