import { Canvas, Heading, Markdown } from '@storybook/addon-docs/blocks'
import type { ModuleExport } from 'storybook/internal/types'
import { useEffect, useRef, useState } from 'react'

interface Listed {
  id: string
  name: string
  moduleExport: ModuleExport
}

/** A component's states, each drawn when it is scrolled into view, because a page of thirty would otherwise start them all. */
export function StoriesInSight({ stories }: { stories: Listed[] }) {
  if (stories.length === 0) return null
  return (
    <>
      <Heading>States</Heading>
      {stories.map((story) => <StoryInSight key={story.id} story={story} />)}
    </>
  )
}

function StoryInSight({ story }: { story: Listed }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const watch = new IntersectionObserver(([entry]) => { if (entry?.isIntersecting) setIsNear(true) }, { rootMargin: '200px' })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place} style={{ minBlockSize: 80 }}>
      <Markdown>{`### ${story.name}`}</Markdown>
      {isNear && <Canvas of={story.moduleExport} sourceState="none" />}
    </div>
  )
}
