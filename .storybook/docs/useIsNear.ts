import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether the element of the ref was scrolled into view or close to it. */
export function useIsNear(): [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => { if (entry?.isIntersecting) setIsNear(true) }, { rootMargin: '200px' })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return [place, isNear]
}
