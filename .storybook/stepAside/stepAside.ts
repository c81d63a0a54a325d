import { docsPageAround } from '../docsPageAround.ts'

interface PlayContext {
  globals: Record<string, unknown>
  /** The toolbar's initial settings; absent in tests, which have no toolbar. */
  initialGlobals?: Record<string, unknown>
  storyGlobals: Record<string, unknown>
}

interface Story {
  play?: (context: PlayContext) => unknown
}

/** The toolbar's settings that a play function depends on. */
const settings = ['theme', 'direction', 'viewport', 'world', 'fault', 'viewAs', 'locale']

/**
 * Lets a story's play function run only while the toolbar keeps the story's settings. With another language, user or theme its checks would
 * fail. On a docs page it doesn't run either, because only one story there can have the focus.
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

/** The value of a setting. The viewport's setting is an object; the others are strings. */
function valueOf(setting: unknown): unknown {
  return typeof setting === 'object' && setting !== null && 'value' in setting ? setting.value : setting
}
