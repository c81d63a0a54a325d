export { CallStory, type CallStoryProps } from './CallStory.tsx'
