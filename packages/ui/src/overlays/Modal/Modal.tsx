import * as Radix from '@radix-ui/react-dialog'
import { forwardRef } from 'react'
import type { ComponentPropsWithoutRef, ElementType, RefObject } from 'react'
import { InScope } from '../../theme/PortalScope/InScope.tsx'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useFocusReturn } from './useFocusReturn.ts'

export const ModalPanel = Radix.Content
export const ModalScrim = Radix.Overlay
export const ModalTitle = Radix.Title
export const ModalDescription = Radix.Description

export interface ModalProps extends ComponentPropsWithoutRef<'div'> {
  /** Whether it is shown. It never opens or closes itself. */
  isOpen: boolean
  /** Called with `isOpen: false` by Escape and a press outside. */
  onOpenChange?: (change: { isOpen: boolean }) => void
  /** The initial focus. Default: the first control. */
  initialFocus?: RefObject<HTMLElement | null>
}

interface ModalLook {
  /** A styled `ModalPanel`. */
  panel: ElementType
  /** A styled `ModalScrim` around the panel. Omit where the panel covers the page. */
  scrim?: ElementType
  /** Whether the panel contains a `ModalDescription`. */
  isDescribed?: boolean
  /** Escape and a press outside do nothing. */
  isAnswerOnly?: boolean
}

/** The base of every modal overlay: traps the focus and returns it, and hides the page from screen readers. */
export const Modal = forwardRef<HTMLDivElement, ModalProps & ModalLook>(function Modal({ isOpen, onOpenChange, ...rest }, ref) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => onOpenChange?.({ isOpen: next })}>
      {/* Radix gives its portal's child a ref, which a plain function component refuses in React 18. */}
      <Radix.Portal><div><InScope><Stage {...rest} ref={ref} /></InScope></div></Radix.Portal>
    </Radix.Root>
  )
})

/** Mounted while open. */
const Stage = forwardRef<HTMLDivElement, Omit<ModalProps, 'isOpen' | 'onOpenChange'> & ModalLook>(function Stage(props, ref) {
  const { panel: Panel, scrim: Scrim, isDescribed, isAnswerOnly, initialFocus, ...rest } = props
  const giveBack = useFocusReturn()
  // Rendered at the end of the document, outside the provider's element.
  const { direction } = useSetting()
  const focusIn = (event: Event) => {
    if (!initialFocus?.current) return
    event.preventDefault()
    initialFocus.current.focus()
  }
  const stay = (event: Event) => {
    if (isAnswerOnly) event.preventDefault()
  }
  // The first Escape closes the list, menu or popover that is open in the panel.
  const stayForList = (event: Event) => {
    if (isAnswerOnly || document.activeElement?.matches('[role=combobox][aria-expanded=true], [aria-haspopup=dialog][aria-expanded=true], [popover], [popover] *')) event.preventDefault()
  }
  const content = (
    <Panel
      {...(isDescribed ? {} : { 'aria-describedby': undefined })}
      dir={direction}
      {...rest}
      data-state="open"
      ref={ref}
      onOpenAutoFocus={focusIn}
      onCloseAutoFocus={giveBack}
      onEscapeKeyDown={stayForList}
      onPointerDownOutside={stay}
      onInteractOutside={stay}
    />
  )
  return Scrim ? <Scrim>{content}</Scrim> : content
})
