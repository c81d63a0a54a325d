import { Canvas, Controls, DocsContext, Markdown, Source, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { Suspense, use } from 'react'
import { componentProperties } from '../properties/componentProperties.ts'
import type { ComponentGuide } from '../../packages/ui/src/docs/ComponentGuide.ts'
import { Badge } from '../../packages/ui/src/elements/Badge/Badge.tsx'
import { Text } from '../../packages/ui/src/elements/Text/Text.tsx'
import { anatomies } from '../reference/anatomy/anatomies.tsx'
import { Anatomy } from '../reference/anatomy/Anatomy.tsx'
import { DocsTheme } from './DocsTheme.ts'
import { LightAndDark } from './LightAndDark.tsx'
import { loadExample } from './loadExample.ts'
import { pages } from '../guides/pages.ts'
import { PropertyTable } from './PropertyTable.tsx'
import { StoriesInSight } from './StoriesInSight.tsx'
import { StoryLinks } from './StoryLinks.tsx'
import { statusTones } from './statusTones.ts'
import { WordTable } from './WordTable.tsx'
import { linkComponents } from './linkComponents.ts'
import { isAsPageShows } from './isAsPageShows.ts'

/** The docs page of a component of the library, always in the same order: guide, playground, states, texts, keys and properties. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = use(DocsContext).componentStories()
  const guide = preparedMeta.parameters['guide'] as ComponentGuide | undefined
  const own = preparedMeta.title.split('/').at(-1) ?? ''
  const page = pages.find(({ title }) => title === preparedMeta.title)
  const status = page?.status ?? 'stable'
  const anatomy = anatomies[preparedMeta.title]
  const playground = stories.find(({ name }) => name === 'Playground')
  const usage = stories.find(({ name }) => name === 'Usage')
  if (!guide || !playground || !usage) return <><Title /><StoriesInSight stories={stories} /></>

  const list = (sentences: readonly string[]) => sentences.map((sentence) => `- ${linkComponents(sentence, guide.components)}`).join('\n')
  const states = stories.filter((story) => story !== playground && story !== usage)
  return (
    <>
      <Title />
      <Unstyled><Badge tone={statusTones[status]}>{status}</Badge> <Text as="span" size="small" tone="muted">since {page?.since}</Text></Unstyled>
      <Markdown>{linkComponents(componentProperties[own]?.description ?? '', guide.components)}</Markdown>
      {guide.otherNames && <Markdown>{`Also called: ${guide.otherNames.join(', ')}.`}</Markdown>}
      <Markdown>{`## When to use it\n\n${list(guide.when)}\n\n## When not\n\n${list(guide.not)}`}</Markdown>
      {guide.why && <Markdown>{`## Why it is as it is\n\n${list(guide.why)}`}</Markdown>}
      {anatomy && <><Markdown>## Parts, right and wrong</Markdown><Unstyled><Anatomy {...anatomy} /></Unstyled></>}
      <Markdown>## Playground</Markdown>
      <Canvas of={playground.moduleExport} sourceState="none" />
      <Controls of={playground.moduleExport} />
      {componentProperties[own]?.takesAttributes && <Markdown>It also takes a `ref` and the attributes of its element, such as `id`, `className` and `data-*`.</Markdown>}
      <Markdown>## Example</Markdown>
      <Canvas of={usage.moduleExport} sourceState="none" />
      <Suspense><ComponentExample stories={String(preparedMeta.parameters['fileName'])} /></Suspense>
      <StoriesInSight stories={states.filter(isAsPageShows)} />
      <StoryLinks stories={states.filter((story) => !isAsPageShows(story))} />
      <Markdown>{`## Keyboard\n\n${keysOf(guide.keyboard)}\n\n## Accessibility\n\n${checked(stories.length, page?.changed)}\n\n${list(guide.accessibility)}`}</Markdown>
      {guide.words && <WordTable words={guide.words} />}
      {guide.components.filter((name) => name !== own).map((name) => <PropertyTable key={name} component={name} />)}
    </>
  )
}

function ComponentExample({ stories }: { stories: string }) {
  const { Example, source } = use(loadExample(stories))
  return (
    <>
      <Source code={source} language="tsx" dark={use(DocsTheme) === 'dark'} />
      <LightAndDark Example={Example} />
    </>
  )
}

/** What was checked of the component's accessibility, and when. */
const checked = (stories: number, changed = '') => `axe finds nothing in its ${stories} stories${changed && ` since the last change on ${changed}`}; each build checks it. No user of a screen reader has tried it yet.`

function keysOf(keyboard: ComponentGuide['keyboard'] = {}): string {
  const rows = Object.entries(keyboard)
  if (rows.length === 0) return 'It takes no keys of its own.'
  return ['| Key | What it does |', '| --- | --- |', ...rows.map(([key, does]) => `| \`${key}\` | ${does} |`)].join('\n')
}
