import { Markdown } from '@storybook/addon-docs/blocks'
import changelog from '../../../packages/ui/CHANGELOG.md?raw'

const notes = import.meta.glob<string>('../../../.changeset/*.md', { query: '?raw', import: 'default', eager: true })

/** The changes of the library since its last release, from its changesets, and the changes of that release. */
export function WhatChanged() {
  const waiting = Object.values(notes).flatMap((note) => {
    const [, packages = '', text = ''] = /^---\n(.*?)---\n+(.*)$/s.exec(note) ?? []
    return packages.includes("'@portal/ui'") ? [`- ${text.trim().replaceAll('\n', ' ')}`] : []
  })
  const [, released = ''] = changelog.split(/^## /m)
  const version = released.split('\n', 1)[0] ?? ''
  const next = waiting.length === 0 ? [] : ['### Not released yet', ...waiting]
  return <Markdown>{[...next, `### ${version}`, released.slice(version.length).replaceAll(/^### .*\n/gm, '')].join('\n')}</Markdown>
}
