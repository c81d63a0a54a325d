import { Markdown } from '@storybook/addon-docs/blocks'

/** The stories that have a page of their own, since they set its theme, direction or width. */
export function StoryLinks({ stories }: { stories: readonly { id: string, name: string }[] }) {
  if (stories.length === 0) return null
  const links = stories.map(({ id, name }) => `[${name}](?path=/story/${id})`)
  return <Markdown>{`### In other light, on other screens, in other directions\n\n${links.join(' · ')}`}</Markdown>
}
