import { Canvas, Controls, DocsContext, Markdown, Source, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { componentProperties } from '../properties/componentProperties.ts'
import type { ComponentGuide } from '../../packages/ui/src/docs/ComponentGuide.ts'
import { Badge } from '../../packages/ui/src/elements/Badge/index.ts'
import type { Tone } from '../../packages/ui/src/theme/tone.ts'
import { DocsTheme } from './DocsTheme.ts'
import { PropertyTable } from './PropertyTable.tsx'
import { StoriesInSight } from './StoriesInSight.tsx'
import { WordTable } from './WordTable.tsx'

const tones: Record<ComponentGuide['status'], Tone> = { new: 'info', stable: 'success', 'to go': 'warning' }
const list = (sentences: readonly string[]) => sentences.map((sentence) => `- ${sentence}`).join('\n')

/** The page of a library's component: its guide, a playground, its states, words, keys and properties, in one order everywhere. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = use(DocsContext).componentStories()
  const theme = use(DocsTheme)
  const guide = preparedMeta.parameters['guide'] as ComponentGuide | undefined
  const playground = stories.find(({ name }) => name === 'Playground') ?? stories[0]
  const own = preparedMeta.title.split('/').at(-1) ?? ''
  if (!playground) return <Title />
  if (!guide) return <><Title /><StoriesInSight stories={stories} /></>

  const { Example, source } = guide.example
  return (
    <>
      <Title />
      <Unstyled><Badge tone={tones[guide.status]}>{guide.status}</Badge></Unstyled>
      <Markdown>{componentProperties[own]?.description ?? ''}</Markdown>
      <Canvas of={playground.moduleExport} sourceState="none" />
      <Controls of={playground.moduleExport} />
      <Markdown>{`## When to use it\n\n${list(guide.when)}\n\n## When not\n\n${list(guide.not)}`}</Markdown>
      {guide.why && <Markdown>{`## Why it is as it is\n\n${list(guide.why)}`}</Markdown>}
      <Markdown>## Example</Markdown>
      <Unstyled><div className="sb-example"><Example /></div></Unstyled>
      <Source code={source} language="tsx" dark={theme === 'dark'} />
      <Markdown>{`## Keyboard\n\n${keysOf(guide.keyboard)}\n\n## Accessibility\n\n${list(guide.accessibility)}`}</Markdown>
      {guide.words && <WordTable words={guide.words} />}
      <StoriesInSight stories={stories.filter(({ id, name }) => id !== playground.id && name !== 'Usage')} />
      {guide.components.filter((name) => name !== own).map((name) => <PropertyTable key={name} component={name} />)}
    </>
  )
}

function keysOf(keyboard: ComponentGuide['keyboard']): string {
  const rows = Object.entries(keyboard)
  if (rows.length === 0) return 'It takes no keys of its own.'
  return ['| Key | What it does |', '| --- | --- |', ...rows.map(([key, does]) => `| \`${key}\` | ${does} |`)].join('\n')
}
