import { type RefObject, useEffect, useState } from 'react'
import { watchSize } from '../../internal/watchSize.ts'

/** How a table is shown. `roomy`: as designed. `tight`: with wrapping headings and less space. `cards`: as on a phone. */
export type TableFit = 'roomy' | 'tight' | 'cards'

interface Room {
  heads: string
  /** The available width in pixels. */
  width: number
  /** The width in pixels that the table needed in modes that didn't fit. */
  needs: { roomy?: number; tight?: number }
}

/** Chooses how to show a table so that it fits, for any text, language and window. */
export function useTableFit(table: RefObject<HTMLTableElement | null>, heads: string, isShown: boolean): TableFit {
  const [room, setRoom] = useState<Room>({ heads, width: Number.POSITIVE_INFINITY, needs: {} })
  if (room.heads !== heads) setRoom({ ...room, heads, needs: {} })
  const fit = chooseFit(room)

  useEffect(() => {
    const element = table.current
    const place = element?.parentElement
    if (!isShown || !element || !place) return undefined
    // The table is measured after layout, because during React's commit new styles and fonts may be missing.
    const unwatch = watchSize([place, element], () => {
      const [width, taken] = [place.clientWidth, element.offsetWidth]
      setRoom((before) => nextRoom(before, fit, width, taken))
    })
    const forget = () => setRoom((before) => ({ ...before, needs: {} }))
    const fonts = 'fonts' in document ? document.fonts : null
    fonts?.addEventListener('loadingdone', forget)
    return () => {
      unwatch()
      fonts?.removeEventListener('loadingdone', forget)
    }
  }, [table, isShown, fit])

  return fit
}

function chooseFit({ width, needs }: Room): TableFit {
  if (width >= (needs.roomy ?? 0)) return 'roomy'
  return width >= (needs.tight ?? 0) ? 'tight' : 'cards'
}

function nextRoom(before: Room, fit: TableFit, width: number, taken: number): Room {
  const isTooWide = fit !== 'cards' && taken > width
  if (width === before.width && !isTooWide) return before
  return { ...before, width, needs: isTooWide ? { ...before.needs, [fit]: taken } : before.needs }
}
