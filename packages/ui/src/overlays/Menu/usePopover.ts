import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { followAnchor, hasAnchors } from '../../internal/followAnchor.ts'
import { useClientLayoutEffect } from '../../internal/useClientLayoutEffect.ts'

export type MenuPlace = 'first' | 'last'

interface Popover {
  button: RefObject<HTMLButtonElement | null>
  panel: RefObject<HTMLDivElement | null>
  /** The item that takes the focus at the next opening. */
  place: RefObject<MenuPlace>
  /** Called when the panel opens or closes. Must be a stable function. */
  onToggle: (isOpen: boolean) => void
}

/** Makes the panel the button's native popover. The panel's items are rendered before it is shown, so that its size is right. */
export function usePopover({ button, panel, place, onToggle }: Popover): void {
  useClientLayoutEffect(() => {
    const [trigger, list] = [button.current, panel.current]
    if (!trigger || !list) return undefined
    // These two attributes are set by script, because React 18 and 19 spell them differently.
    trigger.setAttribute('popovertarget', list.id)
    let stopFollowing: () => void = () => undefined
    const prepare = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') flushSync(() => onToggle(true))
    }
    const toggled = (event: Event) => {
      stopFollowing()
      const opens = (event as ToggleEvent).newState === 'open'
      if (opens) {
        if (!hasAnchors()) stopFollowing = followAnchor(list, trigger)
        const items = list.querySelectorAll<HTMLElement>('[role^=menuitem]')
        items[place.current === 'first' ? 0 : items.length - 1]?.focus()
        place.current = 'first'
      }
      onToggle(opens)
    }
    list.addEventListener('beforetoggle', prepare)
    list.addEventListener('toggle', toggled)
    return () => {
      stopFollowing()
      list.removeEventListener('beforetoggle', prepare)
      list.removeEventListener('toggle', toggled)
    }
  }, [button, panel, place, onToggle])
}
