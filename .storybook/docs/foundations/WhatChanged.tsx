import { Markdown } from '@storybook/addon-docs/blocks'

const notes = import.meta.glob<string>('../../../.changeset/*.md', { query: '?raw', import: 'default', eager: true })

/** The changes of the library's next release, from its changesets. */
export function WhatChanged() {
  const lines = Object.values(notes).flatMap((note) => {
    const [, packages = '', text = ''] = /^---\n(.*?)---\n+(.*)$/s.exec(note) ?? []
    return packages.includes("'@portal/ui'") ? [`- ${text.trim().replaceAll('\n', ' ')}`] : []
  })
  return <Markdown>{lines.length === 0 ? 'Nothing since the last release.' : lines.join('\n')}</Markdown>
}
