import { useEffect, useRef } from 'react'
import type { CSSProperties } from 'react'
import { followAnchor, hasAnchors } from '../../internal/followAnchor.ts'

/** Shows the list in the top layer, as wide as its field and kept at it. */
export function useListPanel(isOpen: boolean, id: string) {
  const frame = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const [place, list] = [frame.current, panel.current]
    // A document without layout, as tests have it, has no top layer.
    if (!isOpen || !place || !list || !('showPopover' in list)) return undefined
    list.style.inlineSize = `${place.getBoundingClientRect().width}px`
    list.showPopover()
    const stop = hasAnchors() ? undefined : followAnchor(list, place)
    return () => {
      stop?.()
      // It is gone already where the whole field went.
      if (list.isConnected) list.hidePopover()
    }
  }, [isOpen])

  const name = `--list-${id.replaceAll(/\W/g, '')}`
  const anchor: { frame: CSSProperties, panel: CSSProperties } = { frame: { anchorName: name }, panel: { positionAnchor: name } }
  return { frame, panel, anchor }
}
