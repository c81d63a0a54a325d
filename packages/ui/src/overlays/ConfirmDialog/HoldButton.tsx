import { Hand } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/index.ts'
import { useHold } from './useHold.ts'

export interface HoldButtonProps {
  onHeld: () => void
  label: string
  /** Label while held, with the whole seconds left. */
  holdingLabel: (secondsLeft: number) => string
  /** Milliseconds. Default: 2,000. */
  duration?: number
}

/** A button to hold. A 4 px bar fills while it is held. */
export function HoldButton({ onHeld, label, holdingLabel, duration = 2000 }: HoldButtonProps) {
  const { progress, handlers } = useHold(duration, onHeld)
  const secondsLeft = Math.max(1, Math.ceil((duration * (1 - progress)) / 1000))
  return (
    <Hold variant="danger" icon={Hand} isFullWidth style={{ '--held': `${progress * 100}%` }} {...handlers}>
      {progress > 0 ? holdingLabel(secondsLeft) : label}
    </Hold>
  )
}

const Hold = styled(Button)`
  overflow: hidden;
  touch-action: none;

  &::before {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    block-size: 4px;
    inline-size: var(--held);
    background: var(--portal-danger-icon);
    forced-color-adjust: none;
  }
`
