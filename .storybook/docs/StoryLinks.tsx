import { Markdown } from '@storybook/addon-docs/blocks'

/** Links to stories that have their own page, because they change the page's theme, direction or width. */
export function StoryLinks({ stories }: { stories: readonly { id: string, name: string }[] }) {
  if (stories.length === 0) return null
  const links = stories.map(({ id, name }) => `[${name}](?path=/story/${id})`)
  return <Markdown>{`### In other light, on other screens, in other directions\n\n${links.join(' · ')}`}</Markdown>
}
