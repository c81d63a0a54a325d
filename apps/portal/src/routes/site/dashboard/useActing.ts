import { useEffect, useState } from 'react'
import { whenIdle } from '#portal/app/whenIdle.ts'

const load = () => import('./acting.ts')

export type Acting = Awaited<ReturnType<typeof load>>

/** Milliseconds until a failed load is retried. */
const pause = 3000

/**
 * Returns the interactive parts of the dashboard; null until the browser is idle or the user touches the page. Retries until they are
 * loaded, because doors have no buttons without them.
 */
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
