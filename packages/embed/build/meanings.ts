import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Described {
  name: string
  description: string
}

const attributeMeanings: Readonly<Record<string, string>> = {
  'at-once': 'A recurring key makes its code as soon as it is shown, without waiting for the guest.',
  'base-url': 'The portal’s address, such as https://portal.example; the origin of the page if omitted.',
  'heading-level': 'Level of the card’s heading in the page, 1 to 6; 2 if omitted.',
  'invite-token': 'The token of the invite’s link. The token is the key: the property inviteToken keeps it out of the markup.',
  'label': 'The name of the frame for those who hear the page; “Virtual key” in the page’s language if omitted.',
  'lang': 'Language of the words and of dates; that of the page around if omitted.',
  'dir': 'Direction, as on any element.',
  'theme': '"light" or "dark"; what the guest’s device says if omitted.',
}

/** The attributes with their descriptions. Throws if one has none. */
export const attributesOf = (names: readonly string[]): Described[] => names.map((name) => described(name, attributeMeanings))

export function described(name: string, meanings: Readonly<Record<string, string>>): Described {
  const description = meanings[name]
  if (!description) throw new Error(`The manifests say nothing about ${name}`)
  return { name, description }
}

/** The observed attributes of an element. */
export function observedIn(source: string): string[] {
  const lists = [...source.matchAll(/observedAttributes[^=]*= \[([^\]]*)\]/g)].map(([, names]) => names).join()
  return [...lists.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)
}

/** The properties of an element, with their comments. */
export function propertiesOf(source: string): Described[] {
  return [...source.matchAll(/\/\*\* ((?:(?!\*\/)[\s\S])*?) \*\/\s+get (\w+)\(\)/g)].map(([, comment = '', name = '']) => ({ name, description: textOf(comment) }))
}

/** The events of an element, with their comments. */
export function eventsOf(folder: string): Described[] {
  return [...readSource(folder, 'events.ts').matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+'(portal-[\w-]+)': /g)].map(([, comment = '', name = '']) => ({ name, description: textOf(comment) }))
}

export const sourcesIn = (folder: string, below: string): string[] =>
  readdirSync(join(folder, 'src', below)).filter((file) => file.endsWith('.ts')).toSorted().map((file) => readSource(folder, join(below, file)))

export const readSource = (folder: string, path: string): string => readFileSync(join(folder, 'src', path), 'utf8')

export const brandMeaning = 'A partner’s brand; handed down from any element around.'

const textOf = (comment: string) => comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim()
