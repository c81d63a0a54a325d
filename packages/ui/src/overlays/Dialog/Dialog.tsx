import type { Labels } from '@portal/domain'
import { X } from 'lucide-react'
import { cloneElement, forwardRef, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import { IconButton } from '../../elements/IconButton/IconButton.tsx'
import { Heading } from '../../elements/Text/Heading.tsx'
import { useControlled } from '../../internal/useControlled.ts'
import type { Tone } from '../../theme/tone.ts'
import { Modal, ModalDescription, ModalPanel, type ModalProps, ModalScrim, ModalTitle } from '../Modal/Modal.tsx'
import { Body, Foot, Head, Lead, Panel, Scrim } from './dialogParts.ts'
import { useLabels } from '../../words/useLabels.ts'
import { dialogMessages } from './Dialog.messages.ts'

/** The properties that the button gets from its dialog. */
interface Opening {
  'aria-haspopup'?: 'dialog'
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
}

export interface DialogProps extends Omit<ModalProps, 'title' | 'isOpen'> {
  /** Whether the dialog is open. Omit with a `trigger`. */
  isOpen?: boolean
  /** Whether the dialog is initially open. */
  defaultIsOpen?: boolean
  /** The button that opens the dialog. It must pass on the properties that it gets. */
  trigger?: ReactElement<Opening>
  /** The width. `wide` for a table or two columns. On a phone both are a sheet. */
  size?: 'default' | 'wide'
  /** The dialog's title: a question or a fact. */
  title: ReactNode
  /** An icon before the title, with the same meaning. */
  icon?: IconComponent
  /** Color of the icon. The text must say the same. */
  tone?: Tone
  /** One sentence under the title. Screen readers read it with the title. */
  description?: ReactNode
  /** The buttons, the safe one first and the filled one last. Pass the safe one as `initialFocus`. */
  actions?: ReactNode | ((dialog: { close: () => void }) => ReactNode)
  /** A button that deletes or discards something, away from the others. */
  leadAction?: ReactNode
  /** Shows a close button beside the title, for dialogs that only inform or offer a list. */
  isClosable?: boolean
  /** The ARIA role. Escape and a press outside don't close an `alertdialog`. */
  role?: 'dialog' | 'alertdialog'
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: Labels<typeof dialogMessages>
}

/** Properties of components built on `Dialog` whose caller always keeps `isOpen`. */
export type AskedDialogProps = Omit<DialogProps, 'isOpen' | 'defaultIsOpen' | 'trigger' | 'size'> & Pick<ModalProps, 'isOpen'>

/** A dialog above the page; on a phone a sheet at the bottom. It keeps the focus inside, and returns it when it closes. */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(props, ref) {
  const {
    title, icon, tone = 'neutral', description, actions, leadAction, isClosable, role = 'dialog', isOpen, defaultIsOpen = false, onOpenChange, trigger, size = 'default', labels, children, ...rest
  } = props
  const words = useLabels('Dialog', dialogMessages, labels)
  const [isShown, setShown] = useControlled(isOpen, defaultIsOpen, (next) => onOpenChange?.({ isOpen: next }))
  const close = () => setShown(false)
  const foot = typeof actions === 'function' ? actions({ close }) : actions
  const dialog = (
    <Modal
      {...rest} ref={ref} isOpen={isShown} onOpenChange={(change) => setShown(change.isOpen)} data-size={size} role={role} panel={Content} scrim={Overlay} isDescribed={Boolean(description)} isAnswerOnly={role === 'alertdialog'}
    >
      <Head>
        {icon && <Icon icon={icon} tone={tone} size={20} />}
        <ModalTitle asChild><Heading level={2}>{title}</Heading></ModalTitle>
        {isClosable && <IconButton icon={X} label={words.close} onClick={close} />}
      </Head>
      {(description || children) && (
        <Body>
          {description && <Description>{description}</Description>}
          {children}
        </Body>
      )}
      {(foot || leadAction) && (
        <Foot>
          {leadAction && <Lead>{leadAction}</Lead>}
          {foot}
        </Foot>
      )}
    </Modal>
  )
  if (!trigger) return dialog
  const { onClick } = trigger.props
  const open = (event: MouseEvent<HTMLElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) setShown(true)
  }
  return <>{cloneElement(trigger, { 'aria-haspopup': 'dialog', onClick: open })}{dialog}</>
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
