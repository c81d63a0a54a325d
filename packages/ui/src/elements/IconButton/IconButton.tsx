import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'
import { tip } from '../../internal/tip.ts'
import { media } from '../../theme/media.ts'
import { type ButtonSize, buttonStyles, type ButtonVariant } from '../Button/buttonStyles.ts'
import { Icon, type IconComponent } from '../Icon/Icon.tsx'

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** A well-known icon for the action. */
  icon: IconComponent
  /** The button's name, for screen readers and on hover. */
  label: string
  /** The look, as for `Button`. */
  variant?: ButtonVariant
  /** The height, as for `Button`. */
  size?: ButtonSize
  /** Mirrors the icon in right-to-left text, for arrows. */
  isDirectional?: boolean
}

/** A button that shows only an icon. Use it only for search, close, more, page controls, menus and row tools. */
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
