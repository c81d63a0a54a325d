import { Markdown } from '@storybook/addon-docs/blocks'
import { componentProperties } from '../properties/componentProperties.ts'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** The properties of a component that is on another component's page, where it has no controls. */
export function PropertyTable({ component }: { component: string }) {
  const { description = '', properties = [] } = componentProperties[component] ?? {}
  const rows = properties.map(({ name, isRequired, type, fallback, description: what }) =>
    `| \`${name}\`${isRequired ? ' (required)' : ''} | ${cell(what)} | \`${cell(type)}\` | ${fallback === undefined ? '' : `\`${cell(fallback)}\``} |`)
  if (rows.length === 0) return <Markdown>{`## ${component}\n\n${description}\n\nIt takes no properties.`}</Markdown>
  return <Markdown>{[`## ${component}`, '', description, '', '| Property | What it is | Type | Default |', '| --- | --- | --- | --- |', ...rows].join('\n')}</Markdown>
}
