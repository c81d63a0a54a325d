import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { followAnchor, hasAnchors } from '../../internal/followAnchor.ts'

type Place = 'first' | 'last'

/** The native popover of a menu: its list is mounted only while it is open, and takes the focus. */
export function useMenuPanel() {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const place = useRef<Place>('first')
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const [trigger, list] = [button.current, panel.current]
    if (!trigger || !list) return undefined
    // Set by hand: React 18 and 19 spell these two attributes differently.
    trigger.setAttribute('popovertarget', list.id)
    let stopFollowing: () => void = () => undefined
    // The items are there before the panel is shown, so that it is measured and placed with them.
    const prepare = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') flushSync(() => setOpen(true))
    }
    const toggled = (event: Event) => {
      stopFollowing()
      const opens = (event as ToggleEvent).newState === 'open'
      if (opens) {
        if (!hasAnchors()) stopFollowing = followAnchor(list, trigger)
        const items = list.querySelectorAll<HTMLElement>('[role=menuitem]')
        items[place.current === 'first' ? 0 : items.length - 1]?.focus()
        place.current = 'first'
      }
      setOpen(opens)
    }
    list.addEventListener('beforetoggle', prepare)
    list.addEventListener('toggle', toggled)
    return () => {
      stopFollowing()
      list.removeEventListener('beforetoggle', prepare)
      list.removeEventListener('toggle', toggled)
    }
  }, [])

  const openAt = (wanted: Place) => {
    place.current = wanted
    panel.current?.showPopover()
  }
  return { button, panel, isOpen, openAt }
}
