import { useCallback, useRef, useState } from 'react'

export interface Announcement { text: string, turn: number }

/**
 * Keeps the text of a live region. Each announcement has a new `turn`, to use as the key of an element inside the region, so that screen
 * readers announce equal texts again. A region that has the key itself is replaced and stays silent.
 */
export function useAnnouncement(): [Announcement, (text: string) => void] {
  const turn = useRef(0)
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', turn: 0 })
  const announce = useCallback((text: string) => {
    turn.current += 1
    setAnnouncement({ text, turn: turn.current })
  }, [])
  return [announcement, announce]
}
