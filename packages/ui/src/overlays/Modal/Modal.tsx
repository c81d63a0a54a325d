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
  /** Whether the overlay is shown. It never opens or closes itself. */
  isOpen: boolean
  /** Called with `isOpen: false` by Escape and a press outside. */
  onOpenChange?: (change: { isOpen: boolean }) => void
  /** The element that gets the focus when the overlay opens. Default: the first control. */
  initialFocus?: RefObject<HTMLElement | null>
}

interface ModalLook {
  /** A styled `ModalPanel`. */
  panel: ElementType
  /** A styled `ModalScrim` around the panel. Omit where the panel covers the page. */
  scrim?: ElementType
  /** Whether the panel contains a `ModalDescription`. */
  isDescribed?: boolean
  /** Whether Escape and a press outside do nothing. */
  isAnswerOnly?: boolean
}

/** The base of every modal overlay. It keeps the focus inside, returns it when it closes, and hides the page from screen readers. */
export const Modal = forwardRef<HTMLDivElement, ModalProps & ModalLook>(function Modal({ isOpen, onOpenChange, ...rest }, ref) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => onOpenChange?.({ isOpen: next })}>
      {/* This is a plain element, because Radix passes a ref to it, which function components can't take in React 18. */}
      <Radix.Portal><div><InScope><Stage {...rest} ref={ref} /></InScope></div></Radix.Portal>
    </Radix.Root>
  )
})

/** The content of the overlay, mounted only while it is open. */
const Stage = forwardRef<HTMLDivElement, Omit<ModalProps, 'isOpen' | 'onOpenChange'> & ModalLook>(function Stage(props, ref) {
  const { panel: Panel, scrim: Scrim, isDescribed, isAnswerOnly, initialFocus, ...rest } = props
  const giveBack = useFocusReturn()
  // The overlay is at the end of the document, outside the provider's element, so it sets the text direction itself.
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

/** The focused element when an overlay opened, and the same for the overlay below. */
interface Origin {
  /** The focused element and its ancestors, from the inside out. */
  path: Element[]
  below: Origin | undefined
}

const open: Origin[] = []

/** The origin of an overlay that has just closed. An overlay that replaces it takes over this origin. */
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
  // If several overlays close together, the origin of the lowest one is used.
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
 * Remembers the focused element when the overlay mounts, and returns a function that restores the focus to it. If that element no longer
 * exists, its nearest focusable ancestor gets the focus. When one dialog replaces another, closing the second returns the focus to where it
 * was before the first.
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

/** The first of the given elements that is in the page, visible and focusable. */
function reachable(path: readonly Element[]): HTMLElement | undefined {
  return path.find((element): element is HTMLElement => (
    element instanceof HTMLElement && element.isConnected && element.matches('a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]')
    && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })
  ))
}
