import { useStore } from '@nanostores/react'
import type { PortalPress } from '@portal/domain'
import { Button, type IconComponent } from '@portal/ui'
import { DoorOpen, Phone, PhoneOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { narrowCard } from './narrowCard.ts'
import type { VisitorCallsState } from './useCallPresses.ts'
import { visitorCallsMessages } from './visitorCalls.messages.ts'
import type { VisitorCallRecord } from './visitorCallsView.ts'

export interface CallActionsProps extends Pick<VisitorCallsState, 'pressing' | 'onPress'> {
  call: VisitorCallRecord
  /** The call's name, for the buttons' names. */
  name: string
}

const icons: Record<PortalPress, IconComponent> = { answer: Phone, open: DoorOpen, decline: PhoneOff, end: PhoneOff }

/** The buttons for a running call. They keep their place when others disappear, and the focus stays among them. */
export function CallActions({ call: { ID: id, Presses: presses }, name, pressing, onPress }: CallActionsProps) {
  const t = useStore(visitorCallsMessages)
  const group = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    // The pressed button is gone, so the focus moves on.
    if (hadFocus.current && !group.current?.contains(document.activeElement)) (group.current?.querySelector('button') ?? group.current)?.focus()
  })
  const words: Record<PortalPress, string> = { answer: t.answer, open: t.open, decline: t.decline, end: t.end }
  return (
    <Actions
      ref={group}
      role="group"
      aria-label={t.actions({ call: name })}
      tabIndex={-1}
      onFocus={() => { hadFocus.current = true }}
      onBlur={(event) => { hadFocus.current = event.relatedTarget === null && !document.hasFocus() }}
    >
      {presses.map((press) => (
        <Button
          key={press}
          data-press={press}
          size="compact"
          icon={icons[press]}
          variant={press === 'end' || press === 'decline' ? 'danger' : 'secondary'}
          aria-label={`${words[press]}: ${name}`}
          isBusy={pressing?.id === id && pressing.press === press}
          onClick={() => onPress({ id, press })}
        >
          {words[press]}
        </Button>
      ))}
    </Actions>
  )
}

const Actions = styled.div`
  display: flex;
  flex: none;
  gap: var(--portal-space-2);
  outline: none;

  ${narrowCard} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > [data-press='answer'] {
      grid-column: 1;
    }
    > [data-press='open'] {
      grid-column: 2;
    }
    > :is([data-press='end'], [data-press='decline']) {
      grid-column: 3;
    }
  }
`
