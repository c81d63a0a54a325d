import { LoaderCircle } from 'lucide-react'
import { forwardRef } from 'react'
import { keyframes, styled } from 'styled-components'
import { media } from '../../theme/media.ts'
import { Icon, type IconProps } from '../Icon/Icon.tsx'

export type SpinnerProps = Omit<IconProps, 'icon'>

/** Shows that something is loading. Pass `label` only if no text beside it says what. */
export const Spinner = forwardRef<SVGSVGElement, SpinnerProps>(function Spinner(props, ref) {
  return <Turning ref={ref} icon={LoaderCircle} {...props} />
})

const turn = keyframes`
  to { transform: rotate(1turn); }
`

const Turning = styled(Icon)`
  animation: ${turn} var(--portal-motion-turn) linear infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`
