interface Shown {
  storyGlobals: Record<string, unknown>
  parameters: Record<string, unknown>
}

/** Whether a story can be rendered on a docs page. A story that sets theme, direction or width would change the whole page. */
export function isAsPageShows({ storyGlobals, parameters }: Shown): boolean {
  return Object.keys(storyGlobals).length === 0 && parameters['forcedColors'] !== true
}
