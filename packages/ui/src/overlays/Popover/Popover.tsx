import { cloneElement, type ComponentPropsWithoutRef, forwardRef, type ReactElement, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { followAnchor, hasAnchors } from '../../internal/followAnchor.ts'
import { overlayAtButton } from '../../internal/overlaySurface.ts'
import { useClientLayoutEffect } from '../../internal/useClientLayoutEffect.ts'
import { useControlled } from '../../internal/useControlled.ts'
import { useForwardedRef } from '../../internal/useForwardedRef.ts'
import { useLatest } from '../../internal/useLatest.ts'

/** The properties that the button gets from its popover. */
interface Opening {
  'aria-haspopup'?: 'dialog'
  'aria-expanded'?: boolean
  'aria-controls'?: string | undefined
}

export interface PopoverProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The popover's name. */
  label: string
  /** The button that opens the popover. It must pass on the properties that it gets. */
  trigger: ReactElement<Opening>
  /** Whether the popover is open. Omit to let the popover keep this. */
  isOpen?: boolean
  /** Whether the popover is initially open. */
  defaultIsOpen?: boolean
  /** Called when the popover opens or closes, by its button, Escape or a press outside. */
  onOpenChange?: (change: { isOpen: boolean }) => void
  /** The edge of the button to align with. */
  alignment?: 'start' | 'end'
  /** The popover's content, rendered only while it is open. */
  children: ReactNode
}

/**
 * Opens more content at a button. It is a native popover: Escape and a press outside close it, and the page stays usable. Ref and other
 * properties reach the
 * element around the button.
 */
export const Popover = forwardRef<HTMLSpanElement, PopoverProps>(function Popover(props, ref) {
  const { label, trigger, isOpen: given, defaultIsOpen = false, onOpenChange, alignment = 'start', children, ...rest } = props
  const id = useId()
  const anchorName = `--popover-${id.replaceAll(/\W/g, '')}`
  const place = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useControlled(given, defaultIsOpen, (next) => onOpenChange?.({ isOpen: next }))
  useForwardedRef(place, ref)

  return (
    <Place
      {...rest} ref={place}
      onClick={(event) => {
        rest.onClick?.(event)
        if (!event.defaultPrevented && buttonIn(place.current)?.contains(event.target as Node)) setOpen(!isOpen)
      }}
    >
      {cloneElement(trigger, { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, 'aria-controls': isOpen ? id : undefined })}
      {isOpen && <Shown {...{ id, label, anchorName, alignment, place }} onClose={() => setOpen(false)}>{children}</Shown>}
    </Place>
  )
})

interface ShownProps {
  id: string
  label: string
  anchorName: string
  alignment: 'start' | 'end'
  place: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

const buttonIn = (place: HTMLElement | null) => place?.querySelector<HTMLElement>('[aria-haspopup=dialog]')

/** The panel, mounted only while the popover is open. */
function Shown({ id, label, anchorName, alignment, place, onClose, children }: ShownProps) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useLatest(onClose)

  // The focus also returns if the caller closes the popover, before its content leaves the page.
  useClientLayoutEffect(() => {
    const [shown, around] = [panel.current, place]
    return () => {
      if (shown?.contains(document.activeElement)) buttonIn(around.current)?.focus()
    }
  }, [place])

  useEffect(() => {
    const [around, shown, anchor] = [place.current, panel.current, buttonIn(place.current)]
    if (!around || !shown || !anchor) return undefined
    const ending = new AbortController()
    anchor.style.setProperty('anchor-name', anchorName)
    // The documents of some tests have no `showPopover`.
    if ('showPopover' in shown) shown.showPopover()
    const stop = hasAnchors() ? undefined : followAnchor(shown, anchor)
    if (!shown.contains(document.activeElement)) shown.focus({ preventScroll: true })
    const leave = (focus: boolean) => {
      close.current()
      if (focus) anchor.focus()
    }
    around.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      leave(true)
    }, { signal: ending.signal })
    shown.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !shown.contains(relatedTarget) && !anchor.contains(relatedTarget)) leave(false)
    }, { signal: ending.signal })
    window.addEventListener('pointerdown', ({ target }) => {
      if (target instanceof Node && !shown.contains(target) && !anchor.contains(target)) leave(shown.contains(document.activeElement))
    }, { capture: true, signal: ending.signal })
    return () => {
      stop?.()
      ending.abort()
      anchor.style.removeProperty('anchor-name')
    }
  }, [anchorName, place, close])

  return (
    <Panel ref={panel} id={id} role="dialog" aria-label={label} tabIndex={-1} popover="manual" data-align={alignment} style={{ positionAnchor: anchorName }}>
      {children}
    </Panel>
  )
}

/** The wrapper has no box of its own, so that the button keeps its place in the layout. */
const Place = styled.span`
  display: contents;
`

const Panel = styled.div`
  ${overlayAtButton}
  max-inline-size: min(360px, calc(100vw - 16px));
  max-block-size: min(480px, 80dvh);
  padding: var(--portal-space-3) var(--portal-space-4);

  &:focus {
    outline: none;
  }
`
