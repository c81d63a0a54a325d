import * as Radix from '@radix-ui/react-dialog'
import { forwardRef, type ComponentPropsWithoutRef, type ElementType, type RefObject } from 'react'
import { InScope } from '../../theme/PortalScope/InScope.tsx'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useClientLayoutEffect } from '../../internal/useClientLayoutEffect.ts'

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

/** Where the focus was when an overlay opened, and where it was when the overlay below that one opened. */
interface Origin {
  /** The focused element and its ancestors, from the inside out. */
  path: Element[]
  below: Origin | undefined
}

const open: Origin[] = []

/** The origin of a just closed overlay. An overlay that replaces it inherits the origin. */
let left: Origin | undefined

function enter(): Origin {
  const path = pathTo(document.activeElement)
  const origin = path.length === 0 && left ? left : { path, below: open.at(-1) }
  left = undefined
  open.push(origin)
  return origin
}

function leave(origin: Origin): void {
  open.splice(open.indexOf(origin), 1)
  // If several close together, the lowest one's origin counts.
  if (!left || left.below === origin) left = origin
}

function pathTo(element: Element | null): Element[] {
  const path: Element[] = []
  for (let at = element; at && at !== document.body && at !== document.documentElement; at = at.parentElement) path.push(at)
  return path
}

function giveBack(): void {
  const origin = left
  left = undefined
  for (let at = origin; at; at = at.below) {
    const target = reachable(at.path)
    if (target) {
      target.focus({ preventScroll: target !== at.path[0] })
      return
    }
  }
  document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true })
}

/**
 * Remembers the focus when the overlay mounts, and returns a function that restores it: to that element or, if it is gone, to its nearest focusable
 * ancestor. When one dialog replaces another, closing it returns the focus to where it was before the first one.
 */
function useFocusReturn(): (event: Event) => void {
  useClientLayoutEffect(() => {
    const origin = enter()
    return () => leave(origin)
  }, [])
  return (event) => {
    event.preventDefault()
    giveBack()
  }
}

/** The first of these elements that is in the page, visible and focusable. */
function reachable(path: readonly Element[]): HTMLElement | undefined {
  return path.find((element): element is HTMLElement => (
    element instanceof HTMLElement && element.isConnected && element.matches('a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]')
    && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })
  ))
}
