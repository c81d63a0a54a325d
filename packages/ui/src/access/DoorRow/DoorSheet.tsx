import type { DoorAction, Words } from '@portal/domain'
import { CalendarClock, DoorClosed, DoorOpen, Hand } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { Dialog } from '../../overlays/Dialog/Dialog.tsx'
import { type DoorAct, type DoorActionState, isShown } from './doorAct.ts'
import type { doorRowMessages } from './DoorRow.messages.ts'
import { HoldForm } from './HoldForm.tsx'

export interface DoorSheetProps {
  words: Words<typeof doorRowMessages>
  name: string
  status: ReactNode
  actions: readonly DoorActionState[]
  busy: DoorAction | null
  now: number
  timeZone: string
  /** Whether the sheet begins with the form of a hold. */
  isHold: boolean
  onAct: (act: DoorAct) => void
  onClose: () => void
}

const icons: Record<DoorAction, IconComponent> = { open: DoorOpen, hold: Hand, close: DoorClosed, resume: CalendarClock }
const consequences = { open: 'opens', hold: 'holds', close: 'closes', resume: 'resumes' } as const

/** The actions on one door, each with its effect or the reason why it isn't possible now. */
export function DoorSheet({ words, name, status, actions, busy, now, timeZone, isHold, onAct, onClose }: DoorSheetProps) {
  const [holds, setHolds] = useState(isHold)
  const refusals: Partial<Record<string, string>> = words.refusals
  const act = (done: DoorAct) => {
    onAct(done)
    onClose()
  }
  return (
    <Dialog isOpen onOpenChange={({ isOpen }) => isOpen || onClose()} title={name} isClosable>
      <Status>{status}</Status>
      {holds ? (
        <HoldForm {...{ words, now, timeZone }} isBusy={busy === 'hold'} onAct={act} onCancel={() => (isHold ? onClose() : setHolds(false))} />
      ) : (
        <List>
          {actions.filter(isShown).map(({ kind, refusal }) => (
            <li key={kind}>
              <Choice
                type="button" aria-disabled={refusal !== null || busy !== null}
                onClick={() => refusal === null && busy === null && (kind === 'hold' ? setHolds(true) : act({ kind, until: null, reason: '' }))}
              >
                <Icon icon={icons[kind]} size={20} />
                <span>
                  <Text as="span" isStrong>{words[kind]}</Text>
                  <Text as="span" size="small" tone="muted">{refusal === null ? words[consequences[kind]] : (refusals[refusal] ?? refusal)}</Text>
                </span>
              </Choice>
            </li>
          ))}
        </List>
      )}
    </Dialog>
  )
}

const Status = styled.div`
  padding-block-end: var(--portal-space-2);
`

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;

  > li + li {
    border-block-start: 1px solid var(--portal-border-subtle);
  }
`

const Choice = styled.button`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: var(--portal-space-4);
  align-items: center;
  inline-size: 100%;
  min-block-size: 56px;
  padding: var(--portal-space-2) 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  > span {
    display: grid;
  }
  &[aria-disabled='true'] {
    color: var(--portal-text-disabled);
    cursor: default;
  }
  &:focus-visible {
    outline: 2px solid var(--portal-focus-ring);
    outline-offset: -2px;
  }
`
