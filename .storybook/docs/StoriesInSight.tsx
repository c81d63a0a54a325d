import { Canvas, Heading, Markdown } from '@storybook/addon-docs/blocks'
import type { ModuleExport } from 'storybook/internal/types'
import { useIsNear } from './useIsNear.ts'

interface Listed {
  id: string
  name: string
  moduleExport: ModuleExport
}

/** The stories of a component, each rendered when it is scrolled into view, because a page can have thirty. */
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
  const [place, isNear] = useIsNear()
  return (
    <div ref={place} style={{ minBlockSize: 80 }}>
      <Markdown>{`### ${story.name}`}</Markdown>
      {isNear && <Canvas of={story.moduleExport} sourceState="none" />}
    </div>
  )
}
