import type { Labels } from '@portal/domain'
import { TriangleAlert, Hand } from 'lucide-react'
import { forwardRef, useRef, useState, type ReactNode, useEffect, type KeyboardEvent, type PointerEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { Divider } from '../../elements/Divider/Divider.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Dialog, type AskedDialogProps } from '../Dialog/Dialog.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { confirmDialogMessages } from './ConfirmDialog.messages.ts'
import { useLatest } from '../../internal/useLatest.ts'

export interface Consequence {
  /** A number of users, codes or doors. Never "items". */
  count: number | string
  /** The effect on them: "users can no longer open any door". */
  effect: ReactNode
  /** A key for React, needed only if the effect isn't plain text. */
  id?: string
}

export type ConfirmDialogLabels = Labels<typeof confirmDialogMessages>

export interface ConfirmDialogProps extends Omit<AskedDialogProps, 'tone' | 'actions' | 'leadAction' | 'isClosable' | 'labels' | 'initialFocus'> {
  onOpenChange: (change: { isOpen: boolean }) => void
  /** Called to run the action. Close the dialog after success. */
  onConfirm: () => void
  /** The text of the confirm button, with verb and number: "Remove access from 309 users". */
  confirmLabel: string
  /** The effects with their counts. Put last who keeps access. */
  consequences?: Consequence[]
  /** A risk that remains: "Pool Gate is offline. Old codes may still open it until it is back." */
  warning?: ReactNode
  /** The word that the user types to confirm, for the most serious actions. */
  word?: string
  /** Whether the action is running. Both buttons are then disabled. */
  isBusy?: boolean
  /** Why the last attempt failed. The dialog stays open. */
  error?: ReactNode
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: ConfirmDialogLabels
}

/** Asks to confirm an action that deletes or removes something. Cancel gets the focus when the dialog opens. */
export const ConfirmDialog = forwardRef<HTMLDivElement, ConfirmDialogProps>(function ConfirmDialog(props, ref) {
  const {
    isOpen, onOpenChange, onConfirm, icon = TriangleAlert, confirmLabel, consequences = [], warning, word, isBusy = false, error, labels, children,
    ...rest
  } = props
  const words = useLabels('ConfirmDialog', confirmDialogMessages, labels)
  const safe = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState('')
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    setTyped('')
  }
  const isTyped = word === undefined || typed.trim() === word
  const close = (change: { isOpen: boolean }) => {
    if (!isBusy) onOpenChange(change)
  }
  return (
    <Dialog
      {...rest}
      ref={ref}
      isOpen={isOpen}
      onOpenChange={close}
      initialFocus={safe}
      icon={icon}
      tone="danger"
      actions={(
        <>
          <Button ref={safe} onClick={() => close({ isOpen: false })}>{words.cancel}</Button>
          <Button
            variant={isTyped ? 'dangerConfirm' : 'secondary'}
            isBusy={isBusy}
            disabledReason={isTyped || word === undefined ? undefined : words.waiting({ word })}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      {consequences.length > 0 && (
        <Counts>
          {[...consequences.entries()].map(([position, { count, effect, id }]) => (
            <div key={id ?? position}>
              <dt>{count}</dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </Counts>
      )}
      {children}
      {warning && <InlineAlert tone="warning">{warning}</InlineAlert>}
      {error && <InlineAlert tone="danger" role="alert">{error}</InlineAlert>}
      {word !== undefined && (
        <>
          <TextField
            label={words.typeWord({ word })} autoComplete="off" autoCapitalize="characters" spellCheck={false} value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Divider label={words.or} />
          <HoldButton label={words.hold} holdingLabel={(count) => words.holding({ count })} onHeld={onConfirm} />
        </>
      )}
    </Dialog>
  )
})

const Counts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-1);

  & > div {
    display: grid;
    grid-template-columns: minmax(3ch, auto) minmax(0, 1fr);
    gap: var(--portal-space-3);
  }
  & dt {
    min-inline-size: 3ch;
    font-weight: var(--portal-weight-strong);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

interface HoldButtonProps {
  onHeld: () => void
  label: string
  /** The button's text while it is held, with the remaining seconds. */
  holdingLabel: (secondsLeft: number) => string
  /** How many milliseconds to hold the button. Default: 2,000. */
  duration?: number
}

/** A button that acts after it was held. A bar fills while it is held. */
function HoldButton({ onHeld, label, holdingLabel, duration = 2000 }: HoldButtonProps) {
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

const step = 50

const isHoldKey = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter'

/**
 * Measures how long a button is held by pointer, Space or Enter. `progress` goes from 0 to 1; at 1 `onHeld` is called once. An early
 * release cancels.
 */
function useHold(duration: number, onHeld: () => void) {
  const [progress, setProgress] = useState(0)
  const timer = useRef(0)
  const held = useLatest(onHeld)
  const cancel = () => {
    window.clearInterval(timer.current)
    timer.current = 0
    setProgress(0)
  }
  useEffect(() => () => window.clearInterval(timer.current), [])

  const start = () => {
    if (timer.current !== 0) return
    const startedAt = performance.now()
    timer.current = window.setInterval(() => {
      const share = Math.min(1, (performance.now() - startedAt) / duration)
      setProgress(share)
      if (share < 1) return
      cancel()
      held.current()
    }, step)
  }
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) start()
    },
    onPointerUp: cancel,
    onPointerLeave: cancel,
    onPointerCancel: cancel,
    onKeyDown: (event: KeyboardEvent) => {
      if (!isHoldKey(event)) return
      event.preventDefault()
      if (!event.repeat) start()
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (isHoldKey(event)) cancel()
    },
    onBlur: cancel,
    // A long press on a phone would open the context menu and end the hold.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
  return { progress, handlers }
}
