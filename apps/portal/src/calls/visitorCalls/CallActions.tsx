import type { PortalPress } from '@portal/domain'
import { Button, type IconComponent, Kbd, media } from '@portal/ui'
import { DoorOpen, Phone, PhoneOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { VisitorCallsState } from './useCallPresses.ts'
import { visitorCallsMessages } from './visitorCalls.messages.ts'
import type { VisitorCallRecord } from './visitorCallsView.ts'

export interface CallActionsProps extends Pick<VisitorCallsState, 'pressing' | 'onPress'> {
  call: VisitorCallRecord
  /** The name of the call, which the names of the buttons contain. */
  name: string
  /** Whether the keyboard's keys control this call. */
  isLarge?: boolean
}

const icons: Record<PortalPress, IconComponent> = { answer: Phone, open: DoorOpen, decline: PhoneOff, end: PhoneOff }

type Words = NonNullable<(typeof visitorCallsMessages)['value']>

/** The key that presses each button while the focus is in the call. */
export const keysOf = (t: Words): Record<PortalPress, string> => ({ answer: t.answerKey, open: t.openKey, decline: t.declineKey, end: t.endKey })

/** The buttons for a running call. They keep their position when others disappear, and the focus stays among them. */
export function CallActions({ call: { ID: id, Presses: presses }, name, isLarge = false, pressing, onPress }: CallActionsProps) {
  const t = visitorCallsMessages.useWords()
  const group = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    // The pressed button no longer exists, so the focus moves to the next one.
    if (hadFocus.current && !group.current?.contains(document.activeElement)) (group.current?.querySelector('button') ?? group.current)?.focus()
  })
  const words: Record<PortalPress, string> = { answer: t.answer, open: t.open, decline: t.decline, end: t.end }
  const keys = keysOf(t)
  return (
    <Actions
      ref={group}
      role="group"
      aria-label={t.actions({ call: name })}
      tabIndex={-1}
      onFocus={() => { hadFocus.current = true }}
      onBlur={(event) => { hadFocus.current = event.relatedTarget === null && !document.hasFocus() }}
    >
      {presses.map((press, index) => (
        <Button
          key={press}
          data-press={press}
          size={isLarge ? 'form' : 'compact'}
          icon={icons[press]}
          variant={press === 'end' || press === 'decline' ? 'danger' : isLarge && index === 0 ? 'primary' : 'secondary'}
          aria-label={`${words[press]}: ${name}`}
          aria-keyshortcuts={isLarge ? keys[press] : undefined}
          isBusy={pressing?.id === id && pressing.press === press}
          onClick={() => onPress({ id, press })}
        >
          {words[press]}
          {isLarge && <Letter aria-hidden data-key={keys[press]} />}
        </Button>
      ))}
    </Actions>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2);
  outline: none;

  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > [data-press='answer'] {
      grid-column: 1 / -1;
    }
  }
`

/** The letter is drawn by its style, because it is not part of the button's name. It is hidden on devices without a keyboard. */
const Letter = styled(Kbd)`
  margin-inline-start: var(--portal-space-1);

  &::before {
    content: attr(data-key);
  }
  ${media.phone} {
    display: none;
  }
`
