import { useEffect, useState } from 'react'
import { whenIdle } from '#portal/app/whenIdle.ts'

const load = () => import('./acting.ts')

export type Acting = Awaited<ReturnType<typeof load>>

/** Milliseconds until what did not come is fetched again. */
const pause = 3000

/** What acts on the dashboard; null until the browser rests or someone touches the page. Without it a door has no buttons, so it is fetched until it comes. */
export function useActing(): Acting | null {
  const [acting, setActing] = useState<Acting | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const fetchActing = async () => {
      try {
        setActing(await load())
      } catch {
        if (!isOver) timer = setTimeout(() => void fetchActing(), pause)
      }
    }
    const callOff = whenIdle(fetchActing, document)
    return () => {
      isOver = true
      clearTimeout(timer)
      callOff()
    }
  }, [])
  return acting
}
