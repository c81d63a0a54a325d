import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, type MouseEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import { buttonStyles } from '../../elements/Button/buttonStyles.ts'
import { tip } from '../../internal/tip.ts'
import { useForwardedRef } from '../../internal/useForwardedRef.ts'
import { useLatest } from '../../internal/useLatest.ts'
import { media } from '../../theme/media.ts'
import { type MenuEntry, MenuPanel } from './MenuPanel.tsx'
import type { MenuPlace } from './usePopover.ts'

export interface MenuProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type'> {
  /** The name of the button. If the button has visible text, begin with that text, so that users of voice control can say it. */
  label: string
  /** Links and actions, the most used first; lines separate groups. */
  items: readonly MenuEntry[]
  /** The edge of the button to align with. */
  alignment?: 'start' | 'end'
  /** Called when the menu opens or closes. */
  onOpenChange?: (change: { isOpen: boolean }) => void
  /** Content above the items, such as the signed-in user. */
  head?: ReactNode
  /** Gives the button the border of other buttons. */
  isFramed?: boolean
}

/**
 * A button that opens a short list of links and actions. The list is a native popover: Escape and a press outside close it. Ref and other
 * properties reach the button.
 */
export const Menu = forwardRef<HTMLButtonElement, MenuProps>(function Menu(props, ref) {
  const { label, items, head, isFramed = false, alignment = 'end', onOpenChange, children, style, onClick, onKeyDown, ...rest } = props
  const id = useId()
  const anchorName = `--menu-${id.replaceAll(/\W/g, '')}`
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const place = useRef<MenuPlace>('first')
  const [hasPanel, setHasPanel] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useForwardedRef(button, ref)

  const told = useLatest(onOpenChange)
  const wasOpen = useRef(false)
  // Ignores repeated states, because the browser reports before and after opening.
  const toggle = useCallback((next: boolean) => {
    setOpen(next)
    if (wasOpen.current !== next) told.current?.({ isOpen: next })
    wasOpen.current = next
  }, [told])

  const mountPanel = () => flushSync(() => setHasPanel(true))
  // The browser looks for the button's popover target after this event, so the panel becomes the target here.
  const openByPress = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) mountPanel()
  }
  const openByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    mountPanel()
    place.current = event.key === 'ArrowDown' ? 'first' : 'last'
    if (panel.current && 'showPopover' in panel.current) panel.current.showPopover()
  }
  const Button = isFramed ? FramedTrigger : Trigger
  return (
    <>
      <Button
        type="button" aria-label={label} {...tip(isFramed ? undefined : label)} {...rest} ref={button} style={hasPanel ? { ...style, anchorName } : style}
        data-square={!isFramed || undefined} aria-haspopup="menu" aria-expanded={isOpen} aria-controls={hasPanel ? id : undefined} onClick={openByPress} onKeyDown={openByKey}
      >
        {children}
      </Button>
      {hasPanel && <MenuPanel {...{ id, anchorName, label, items, alignment, head, button, panel, place, isOpen }} onToggle={toggle} />}
    </>
  )
})

const Trigger = styled.button`
  flex: none;
  display: inline-grid;
  place-items: center;
  min-inline-size: 32px;
  min-block-size: 32px;
  padding: var(--portal-space-0-5);
  border: 0;
  border-radius: var(--portal-radius-round);
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  ${media.phone} {
    min-inline-size: 40px;
    min-block-size: 40px;
  }
`

const FramedTrigger = styled.button`
  ${buttonStyles}
`
