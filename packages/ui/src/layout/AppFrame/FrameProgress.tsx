import { keyframes, styled } from 'styled-components'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { useDelay } from '../../internal/useDelay.ts'
import { media } from '../../theme/media.ts'

/** Milliseconds after which screen readers announce the wait. */
const patience = 1000

/** A thin bar at the top edge while another page loads. */
export function FrameProgress({ label }: { label: string }) {
  const isLate = useDelay(true, patience)
  return (
    <>
      <Track role="progressbar" aria-label={label} />
      <LiveRegion>{isLate ? label : ''}</LiveRegion>
    </>
  )
}

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`

const Track = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: var(--portal-layer-toast);
  block-size: 3px;
  overflow: hidden;
  pointer-events: none;

  &::before {
    content: '';
    display: block;
    inline-size: 40%;
    block-size: 100%;
    background: var(--portal-accent-fill);
    animation: ${pass} calc(var(--portal-motion-turn) * 1.2) var(--portal-motion-ease) infinite;
  }
  &:dir(rtl)::before {
    animation-direction: reverse;
  }

  ${media.reducedMotion} {
    &::before {
      inline-size: 100%;
      animation: none;
    }
  }
  ${media.forcedColors} {
    &::before {
      background: Highlight;
    }
  }
`
