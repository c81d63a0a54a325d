import { docsPageAround } from '../docsPageAround.ts'

interface PlayContext {
  globals: Record<string, unknown>
  /** Missing in tests, which have no toolbar. */
  initialGlobals?: Record<string, unknown>
  storyGlobals: Record<string, unknown>
}

interface Story {
  play?: (context: PlayContext) => unknown
}

/** The toolbar's settings; a play function expects the story's own. */
const settings = ['theme', 'direction', 'viewport', 'world', 'fault', 'viewAs', 'locale']

/**
 * Lets a story's play run only while the page is as the story says. With another language, role or theme in the toolbar its
 * expectations would fail. Also, only one frame on a docs page can have the focus.
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
