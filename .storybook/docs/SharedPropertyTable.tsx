import { Markdown } from '@storybook/addon-docs/blocks'
import { sharedProperties } from '../properties/sharedProperties.ts'

/** The properties that mean the same in every component. */
export function SharedPropertyTable() {
  const rows = sharedProperties.map(({ name, means }) => `| \`${name}\` | ${means} |`)
  return <Markdown>{['| Property | What it means |', '| --- | --- |', ...rows].join('\n')}</Markdown>
}
