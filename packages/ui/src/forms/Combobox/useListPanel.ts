import { type CSSProperties, useEffect, useRef } from 'react'
import { followAnchor, hasAnchors } from '../../internal/followAnchor.ts'

/** Shows the list above the rest of the page, below its field and as wide. */
export function useListPanel(isOpen: boolean, id: string) {
  const frame = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const [place, list] = [frame.current, panel.current]
    // The documents of some tests have no `showPopover`.
    if (!isOpen || !place || !list || !('showPopover' in list)) return undefined
    list.style.inlineSize = `${place.getBoundingClientRect().width}px`
    list.showPopover()
    const stop = hasAnchors() ? undefined : followAnchor(list, place)
    return () => {
      stop?.()
      // If the whole field was removed, so was the list.
      if (list.isConnected) list.hidePopover()
    }
  }, [isOpen])

  const name = `--list-${id.replaceAll(/\W/g, '')}`
  const anchor: { frame: CSSProperties, panel: CSSProperties } = { frame: { anchorName: name }, panel: { positionAnchor: name } }
  return { frame, panel, anchor }
}
