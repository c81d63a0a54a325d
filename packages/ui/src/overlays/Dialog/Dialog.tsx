import type { Labels } from '@portal/domain'
import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useRef } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/index.ts'
import type { IconComponent } from '../../elements/Icon/index.ts'
import { IconButton } from '../../elements/IconButton/index.ts'
import { Heading } from '../../elements/Text/index.ts'
import type { Tone } from '../../theme/tone.ts'
import { useReturnFocus } from '../useReturnFocus.ts'
import { Body, Foot, Head, Lead, Panel, Scrim } from './dialogParts.ts'
import { useLabels } from '../../words/useLabels.ts'
import { dialogMessages } from './Dialog.messages.ts'

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  isOpen: boolean
  /** Called with false by Escape, the scrim and the close button. */
  onOpenChange?: (change: { isOpen: boolean }) => void
  /** The question or the fact. */
  title: ReactNode
  icon?: IconComponent
  tone?: Tone
  /** One sentence under the title, read aloud with it. */
  description?: ReactNode
  /** Safe button first, filled button last. Put `data-initial-focus` on the safe one. */
  actions?: ReactNode
  /** The way that loses something, at the start of the foot. */
  leadAction?: ReactNode
  /** Shows a close button at the title's end; for panels that only inform or offer a list. */
  isClosable?: boolean
  /** `alertdialog` cannot be dismissed by Escape or the scrim, only answered. */
  role?: 'dialog' | 'alertdialog'
  labels?: Labels<typeof dialogMessages>
}

/** A question above the page: 480 px, on a phone a sheet from below. Focus goes in, stays in, and comes back. */
export function Dialog(props: DialogProps) {
  const {
    isOpen, onOpenChange, title, icon, tone = 'neutral', description, actions, leadAction, isClosable, role = 'dialog',
    labels, children, ...rest
  } = props
  const content = useRef<HTMLDivElement>(null)
  const words = useLabels('Dialog', dialogMessages, labels)
  const { remember, giveBack } = useReturnFocus()
  const isAnswerOnly = role === 'alertdialog'
  const focusFirst = (event: Event) => {
    remember()
    const first = content.current?.querySelector<HTMLElement>('[data-initial-focus]')
    if (!first) return
    event.preventDefault()
    first.focus()
  }
  const stay = (event: Event) => {
    if (isAnswerOnly) event.preventDefault()
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => onOpenChange?.({ isOpen: next })}>
      <Radix.Portal>
        <Overlay>
          <Content
            ref={content}
            role={role}
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...rest}
            onOpenAutoFocus={focusFirst}
            onCloseAutoFocus={giveBack}
            onEscapeKeyDown={stay}
            onPointerDownOutside={stay}
            onInteractOutside={stay}
          >
            <Head>
              {icon && <Icon icon={icon} tone={tone} size={20} />}
              <Radix.Title asChild><Heading level={2}>{title}</Heading></Radix.Title>
              {isClosable && <IconButton icon={X} label={words.close} onClick={() => onOpenChange?.({ isOpen: false })} />}
            </Head>
            {(description || children) && (
              <Body>
                {description && <Description>{description}</Description>}
                {children}
              </Body>
            )}
            {(actions || leadAction) && (
              <Foot>
                {leadAction && <Lead>{leadAction}</Lead>}
                {actions}
              </Foot>
            )}
          </Content>
        </Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

const Overlay = styled(Radix.Overlay)`
  ${Scrim}
`

const Content = styled(Radix.Content)`
  ${Panel}
`

const Description = styled(Radix.Description)`
  color: var(--portal-text-muted);
`
