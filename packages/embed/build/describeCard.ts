import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Described {
  name: string
  description: string
}

/** An element of a release, as its manifests tell of it. */
export interface DescribedElement {
  /** The element's name in markup. */
  tag: string
  className: string
  description: string
  attributes: Described[]
  properties: Described[]
  events: Described[]
  slots: Described[]
  parts: Described[]
  customProperties: Described[]
}

/** What the card offers, read from its own sources, so that no list can be forgotten. Throws where something has no description. */
export function describeCard(folder: string): DescribedElement {
  const source = (path: string) => readFileSync(join(folder, 'src', path), 'utf8')
  const element = `${source('InviteCardElement.ts')}${source('PortalInviteCard.ts')}`
  const observed = [...element.matchAll(/observedAttributes[^=]*= \[([^\]]*)\]/g)].map(([, names]) => names).join()
  const attributes = [...new Set([...[...observed.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name), 'dir', 'theme'])]
  const events = [...source('events.ts').matchAll(/\/\*\*([\s\S]*?)\*\/\s+'(portal-[\w-]+)': /g)]
  const properties = [...element.matchAll(/\/\*\* ((?:(?!\*\/)[\s\S])*?) \*\/\s+get (\w+)\(\)/g)]
  const parts = new Set(['card', ...[...['card/viewCode.ts', 'card/viewDetails.ts', 'card/viewScan.ts', 'dom/parts.ts', 'InviteCardElement.ts'].map(source).join('\n').matchAll(/'?part'?: (?:isPrimary \? )?'([\w -]+)'/g)].flatMap(([, names = '']) => names.split(' '))])
  const brand = new Set([...source('styles/tokens.ts').matchAll(/--portal-brand-[\w-]+/g)].map(([name]) => name))
  return {
    tag: 'portal-invite-card',
    className: 'PortalInviteCard',
    description: 'A guest’s virtual key in any page.',
    slots: [{ name: 'brand', description: 'The mark of the portal, kept in sight in scan mode.' }],
    attributes: attributes.map((name) => described(name, attributeMeanings)),
    events: events.map(([, comment = '', name = '']) => ({ name, description: textOf(comment) })),
    properties: properties.map(([, comment = '', name = '']) => ({ name, description: textOf(comment) })),
    parts: [...parts].toSorted().map((name) => described(name, partMeanings)),
    customProperties: [...brand].toSorted().map((name) => ({ name, description: 'A partner’s brand; handed down from any element around.' })),
  }
}

const attributeMeanings: Record<string, string> = {
  'at-once': 'A recurring key makes its code as soon as it is shown, without waiting for the guest.',
  'base-url': 'The portal’s address, such as https://portal.example; the origin of the page if omitted.',
  'invite-token': 'The token of the invite’s link. Whoever has it has the key: the property inviteToken keeps it out of the markup.',
  'lang': 'Language of the words and of dates; that of the page around if omitted.',
  'dir': 'Direction, as on any element.',
  'theme': '"light" or "dark"; what the guest’s device says if omitted.',
}

const partMeanings: Record<string, string> = {
  'button': 'Every button.',
  'card': 'The card.',
  'code': 'The white tile of the code. Leave it white.',
  'code-column': 'The side of the card with the code.',
  'details': 'The side of the card with the words.',
  'heading': 'The name of the invite, or the message.',
  'notice': 'A notice below the code.',
  'primary': 'The button of the next step.',
  'scan': 'The dialog of scan mode.',
  'status': 'The badge of the status.',
}

function described(name: string, meanings: Record<string, string>): Described {
  const description = meanings[name]
  if (!description) throw new Error(`describeElement.ts says nothing about ${name}`)
  return { name, description }
}

const textOf = (comment: string) => comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim()
