import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { watchSize } from '../../internal/watchSize.ts'

/** `roomy` as designed, `tight` with wrapping heads and less air, `cards` as on a phone. */
export type TableFit = 'roomy' | 'tight' | 'cards'

interface Room {
  heads: string
  /** Pixels the table may take. */
  width: number
  /** Pixels it needed when it was shown that way and did not fit. */
  needs: { roomy?: number; tight?: number }
}

/** How a table is shown so that it stays inside its place, whatever the words, the language and the window. */
export function useTableFit(table: RefObject<HTMLTableElement | null>, heads: string, isShown: boolean): TableFit {
  const [room, setRoom] = useState<Room>({ heads, width: Number.POSITIVE_INFINITY, needs: {} })
  if (room.heads !== heads) setRoom({ ...room, heads, needs: {} })
  const fit = chooseFit(room)

  useEffect(() => {
    const element = table.current
    const place = element?.parentElement
    if (!isShown || !element || !place) return undefined
    // Told after layout: while React commits, styles and fonts of what is new may not be there yet.
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
