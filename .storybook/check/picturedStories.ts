/** Words in story names for another theme, size, direction or language. */
export const variants = ['dark', 'phone', 'narrow', 'tablet', 'right-to-left', 'forced-colors', 'spanish', 'pseudo'] as const
export type Variant = (typeof variants)[number]

interface Story {
  id: string
  title: string
}

/** The variants in a story's name: `portal-site-users--filled-dark-phone`. */
export function variantsOf({ id }: Pick<Story, 'id'>): Variant[] {
  const [, name = ''] = id.split('--')
  return variants.filter((variant) => `-${name}-`.includes(`-${variant}-`))
}

/**
 * The stories with a committed picture: every state of a component or screen in its default setting, and each variant once. All other
 * stories run too and are checked by axe.
 */
export function picturedStories(stories: readonly Story[]): Set<string> {
  const shown = new Set<string>()
  const pictured = new Set<string>()
  for (const story of stories) {
    const own = variantsOf(story).map((variant) => `${story.title} ${variant}`)
    if (own.length === 0 || own.some((name) => !shown.has(name))) pictured.add(story.id)
    for (const name of own) shown.add(name)
  }
  return pictured
}
