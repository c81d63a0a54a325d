import type { Labels } from '@portal/domain'
import { X } from 'lucide-react'
import { forwardRef } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/index.ts'
import type { IconComponent } from '../../elements/Icon/index.ts'
import { IconButton } from '../../elements/IconButton/index.ts'
import { Heading } from '../../elements/Text/index.ts'
import type { Tone } from '../../theme/tone.ts'
import { Modal, ModalDescription, ModalPanel, ModalScrim, ModalTitle } from '../Modal/index.ts'
import type { ModalProps } from '../Modal/index.ts'
import { Body, Foot, Head, Lead, Panel, Scrim } from './dialogParts.ts'
import { useLabels } from '../../words/useLabels.ts'
import { dialogMessages } from './Dialog.messages.ts'

export interface DialogProps extends Omit<ModalProps, 'title'> {
  /** The question or the fact. */
  title: ReactNode
  /** Stands before the words and repeats them. */
  icon?: IconComponent
  /** Colours the sign. The words say the same. */
  tone?: Tone
  /** One sentence under the title, read aloud with it. */
  description?: ReactNode
  /** Safe button first, filled button last. Give `initialFocus` the safe one. */
  actions?: ReactNode
  /** The way that loses something, at the start of the foot. */
  leadAction?: ReactNode
  /** Shows a close button at the title's end; for panels that only inform or offer a list. */
  isClosable?: boolean
  /** `alertdialog` cannot be dismissed by Escape or the scrim, only answered. */
  role?: 'dialog' | 'alertdialog'
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: Labels<typeof dialogMessages>
}

/** A question above the page: 480 px, on a phone a sheet from below. Focus goes in, stays in, and comes back. */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(props, ref) {
  const {
    title, icon, tone = 'neutral', description, actions, leadAction, isClosable, role = 'dialog', labels, children, ...rest
  } = props
  const words = useLabels('Dialog', dialogMessages, labels)
  return (
    <Modal
      {...rest} ref={ref} role={role} panel={Content} scrim={Overlay} isDescribed={Boolean(description)} isAnswerOnly={role === 'alertdialog'}
    >
      <Head>
        {icon && <Icon icon={icon} tone={tone} size={20} />}
        <ModalTitle asChild><Heading level={2}>{title}</Heading></ModalTitle>
        {isClosable && <IconButton icon={X} label={words.close} onClick={() => rest.onOpenChange?.({ isOpen: false })} />}
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
    </Modal>
  )
})

const Overlay = styled(ModalScrim)`
  ${Scrim}
`

const Content = styled(ModalPanel)`
  ${Panel}
`

const Description = styled(ModalDescription)`
  color: var(--portal-text-muted);
`
