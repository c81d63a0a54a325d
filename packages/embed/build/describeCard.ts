import { attributesOf, brandMeaning, described, type Described, eventsOf, observedIn, propertiesOf, readSource, sourcesIn } from './meanings.ts'

/** A custom element of a release, described for its manifests. */
export interface DescribedElement {
  /** The element's tag name. */
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

/** Folders with functions that draw parts of the element. */
const drawn = ['card', 'dom', 'first', 'more']

/** Reads the card's API from its sources. Throws if a part of it has no description. */
export function describeCard(folder: string): DescribedElement {
  const source = (path: string) => readSource(folder, path)
  const element = `${source('InviteCardElement.ts')}${source('PortalInviteCard.ts')}`
  const parts = new Set([...drawn.flatMap((part) => sourcesIn(folder, part)).join('\n').matchAll(/'?part'?: (?:isPrimary \? )?'([\w -]+)'/g)].flatMap(([, names = '']) => names.split(' ')))
  const brand = new Set([...source('styles/tokens.ts').matchAll(/--portal-brand-[\w-]+/g)].map(([name]) => name))
  return {
    tag: 'portal-invite-card',
    className: 'PortalInviteCard',
    description: 'A guest’s virtual key in any page.',
    attributes: attributesOf([...new Set([...observedIn(element), 'dir', 'theme'])]),
    properties: propertiesOf(element),
    events: eventsOf(folder),
    slots: [{ name: 'brand', description: 'The portal’s logo, also shown in scan mode.' }],
    parts: [...parts].toSorted().map((name) => described(name, partMeanings)),
    customProperties: [...brand].toSorted().map((name) => ({ name, description: brandMeaning })),
  }
}

const partMeanings: Readonly<Record<string, string>> = {
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
