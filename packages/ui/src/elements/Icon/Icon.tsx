import { type ComponentPropsWithoutRef, forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react'
import { styled } from 'styled-components'
import { media } from '../../theme/media.ts'
import { type Tone, toneVariables } from '../../theme/tone.ts'
import type { DrawingProps } from './createDrawing.ts'

/** An icon of lucide-react, or a component like one. */
export type IconComponent = ForwardRefExoticComponent<DrawingProps & RefAttributes<SVGSVGElement>>

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'ref'> {
  /** A lucide icon. */
  icon: IconComponent
  /** Size in pixels: 16 beside text, 20 in banners and above page titles, 12 inside a checkbox. */
  size?: 12 | 14 | 16 | 20
  /** The icon's color. Default: the color of the text. */
  tone?: Tone
  /** The icon's meaning. Omit if a text beside it says the same. */
  label?: string
  /** Mirrors the icon in right-to-left text, for arrows and chevrons. */
  isDirectional?: boolean
}

/** One icon in the standard size and stroke. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(props, ref) {
  const { icon, size = 16, tone, label, isDirectional = false, ...rest } = props
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Glyph ref={ref}
      as={icon}
      size={size}
      strokeWidth={size === 12 ? 3 : 1.75}
      data-directional={isDirectional || undefined}
      data-tone={tone}
      {...named}
      {...rest}
    />
  )
})

const Glyph = styled.svg<{ size: number, strokeWidth: number }>`
  ${toneVariables}
  flex: none;
  display: block;

  &[data-tone] {
    color: var(--tone-icon);
  }

  &[data-directional]:is([dir='rtl'] *) {
    transform: scaleX(-1);
  }

  /* In forced colors the icon would keep its color, so it takes the reader's. */
  ${media.forcedColors} {
    color: inherit !important;
  }
`
