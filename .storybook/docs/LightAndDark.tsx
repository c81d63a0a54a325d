import { Heading, Unstyled } from '@storybook/addon-docs/blocks'
import { useEffect, useRef, useState } from 'react'
import type { ComponentGuide } from '../../packages/ui/src/docs/ComponentGuide.ts'
import { PortalScope } from '../../packages/ui/src/theme/PortalScope/index.ts'

/** The example in both themes beside each other, drawn once it is scrolled to. */
export function LightAndDark({ guide: { example: { Example } } }: { guide: ComponentGuide }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => { if (entry?.isIntersecting) setIsNear(true) }, { rootMargin: '200px' })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <>
      <Heading>Light and dark</Heading>
      <Unstyled>
        <div ref={place} className="light-and-dark">
          {isNear && (['light', 'dark'] as const).map((theme) => <PortalScope key={theme} theme={theme}><Example /></PortalScope>)}
        </div>
      </Unstyled>
    </>
  )
}
