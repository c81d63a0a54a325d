export { CallStory } from './CallStory.tsx'
export type { CallStoryProps } from './CallStory.tsx'
