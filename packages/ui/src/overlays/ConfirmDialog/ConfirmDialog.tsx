import type { Labels } from '@portal/domain'
import { TriangleAlert } from 'lucide-react'
import { forwardRef, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/index.ts'
import { Divider } from '../../elements/Divider/index.ts'
import { InlineAlert } from '../../feedback/InlineAlert/index.ts'
import { TextField } from '../../forms/TextField/index.ts'
import { Dialog } from '../Dialog/index.ts'
import type { AskedDialogProps } from '../Dialog/index.ts'
import { HoldButton } from './HoldButton.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { confirmDialogMessages } from './ConfirmDialog.messages.ts'

export interface Consequence {
  /** People, codes, doors. Never "items". */
  count: number | string
  /** "people can no longer open any door or gate" */
  effect: ReactNode
  /** Needed only where the effect is not plain text. */
  id?: string
}

export type ConfirmDialogLabels = Labels<typeof confirmDialogMessages>

export interface ConfirmDialogProps extends Omit<AskedDialogProps, 'tone' | 'actions' | 'leadAction' | 'isClosable' | 'labels' | 'initialFocus'> {
  onOpenChange: (change: { isOpen: boolean }) => void
  /** Does it. Close it when that has worked. */
  onConfirm: () => void
  /** Repeats verb and number: "Remove access from 309 people". */
  confirmLabel: string
  /** What happens to whom, with counts; last who keeps what they have. */
  consequences?: Consequence[]
  /** What may still be true afterwards: "Pool Gate is offline. Old codes may still open it until it is back." */
  warning?: ReactNode
  /** For the gravest acts: this word must be typed, or the hold button held. The two are equal. */
  word?: string
  /** It is being done: neither button can be pressed. */
  isBusy?: boolean
  /** Why the last try failed. The dialog stays. */
  error?: ReactNode
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: ConfirmDialogLabels
}

/** Asks before something is destroyed. Cancel has the first focus. */
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
