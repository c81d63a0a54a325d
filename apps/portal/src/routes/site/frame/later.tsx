import { useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { whenIdle } from '#portal/app/whenIdle.ts'

/**
 * A part of the frame whose code loads when the browser is idle, or at once if `isNow`. A failed load is retried on the next page and when
 * the browser is online again.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, isNow: (props: Props) => boolean = () => false): ComponentType<Props> {
  const part = lazyPart(load)
  return function Later(props: Props) {
    const [isThere, setThere] = useState(() => isNow(props))
    const { pathname } = useLocation()
    return isThere ? <part.Part {...props} /> : <Fetching key={pathname} load={load} onThere={setThere} />
  }
}

/** Loads the part and retries on each page. */
function Fetching({ load, onThere }: { load: () => Promise<unknown>; onThere: (isThere: true) => void }) {
  useEffect(() => {
    const fetchPart = async () => {
      await load()
      onThere(true)
    }
    let callOff = whenIdle(fetchPart, document)
    const again = () => (callOff = whenIdle(fetchPart, document))
    globalThis.addEventListener('online', again)
    return () => {
      callOff()
      globalThis.removeEventListener('online', again)
    }
  }, [load, onThere])
  return null
}
