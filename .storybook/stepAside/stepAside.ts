import { docsPageAround } from '../docsPageAround.ts'

interface PlayContext {
  globals: Record<string, unknown>
  /** Missing where a story is run as a test, without a toolbar. */
  initialGlobals?: Record<string, unknown>
  storyGlobals: Record<string, unknown>
}

interface Story {
  play?: (context: PlayContext) => unknown
}

/** What the toolbar sets; a story's play was written for what the story itself says of it. */
const settings = ['theme', 'direction', 'viewport', 'world', 'fault', 'viewAs', 'locale']

/**
 * Lets a story's play run only while the page is as the story says. Someone who chose another language, role or theme in the toolbar
 * wants to look at that page, not at an expectation that fails on it; and of the frames on a docs page only one at a time can have the focus.
 */
export function stepAside(story: Story): void {
  const { play } = story
  if (!play) return
  story.play = (context) => (isAsTheStorySays(context) && !docsPageAround() ? play(context) : undefined)
}

function isAsTheStorySays({ globals, initialGlobals, storyGlobals }: PlayContext): boolean {
  if (!initialGlobals) return true
  return settings.every((name) => name in storyGlobals || valueOf(globals[name]) === valueOf(initialGlobals[name]))
}

/** The viewport's setting is an object; the others are texts. */
function valueOf(setting: unknown): unknown {
  return typeof setting === 'object' && setting !== null && 'value' in setting ? setting.value : setting
}
