import type { WorldName } from '../packages/sandbox/src/hosts/browser/index.ts'
import { type StoryFault, storyFaults } from '../apps/portal/src/testing/faults.ts'
import type { Locale } from '../apps/portal/src/i18n/catalogue.ts'

// The sets of data to choose from. Only types are imported, because Storybook's preview must not load the back end. A missing set is a type error.
const worlds: Record<WorldName, string> = {
  busyProperty: 'Busy property',
  newAccount: 'New account',
  inactiveAccount: 'Inactive account',
  expiredLink: 'Expired links',
  twoProperties: 'Two properties',
  hundredThousandUsers: 'A hundred thousand users',
}

const locales: Record<Locale, string> = { en: 'English', es: 'Español', pseudo: 'Pseudo' }

/** The users to choose from, by the page on which a seeded user lands. `story` keeps the story's own user. */
export const viewers = {
  story: 'As the story says',
  dashboard: 'Administrator',
  billing: 'Billing administrator',
  videoCallGroup: 'Call group manager',
  voiceCallGroup: 'Voice group user',
  singleFamilySetup: 'Single-family owner',
  inactive: 'Of an inactive account',
}

const items = (titles: Record<string, string>) => Object.entries(titles).map(([value, title]) => ({ value, title }))

/** Settings for the portal's stories. Stories of the library's components use only the language. */
export const portalToolbar = {
  world: { title: 'Example data', icon: 'globe', items: items(worlds), description: 'The data of the back end, for screens of the portal' },
  fault: { title: 'Fault', icon: 'lightning', items: items(storyFaults), description: 'How the back end answers, for screens of the portal' },
  viewAs: { title: 'View as', icon: 'user', items: items(viewers), description: 'Who is signed in, for screens of the portal' },
  locale: { title: 'Language', icon: 'paragraph', items: items(locales), description: 'Language of screens and of the components’ own words' },
} as const

export const portalGlobals: { world: WorldName; fault: StoryFault; viewAs: keyof typeof viewers; locale: Locale } = {
  world: 'busyProperty',
  fault: 'none',
  viewAs: 'story',
  locale: 'en',
}
