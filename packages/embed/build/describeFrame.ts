import { brandNames } from '../src/frame/brandNames.ts'
import { frameEvents } from '../src/frame/frameMessages.ts'
import type { DescribedElement } from './describeCard.ts'
import { attributesOf, brandMeaning, eventsOf, observedIn, propertiesOf, readSource } from './meanings.ts'

/** Reads the API of the frame element from its sources. */
export function describeFrame(folder: string): DescribedElement {
  const source = readSource(folder, 'frame/PortalInviteFrame.ts')
  return {
    tag: 'portal-invite-frame',
    className: 'PortalInviteFrame',
    description: 'A guest’s virtual key in a frame of the portal. No code of the card runs in the host page.',
    attributes: attributesOf(observedIn(source)),
    properties: propertiesOf(source),
    events: eventsOf(folder).filter(({ name }) => name in frameEvents),
    slots: [{ name: '', description: 'Shown if the portal can’t be shown in a frame, such as a link to the key.' }],
    parts: [{ name: 'frame', description: 'The frame.' }],
    customProperties: brandNames.map((name) => ({ name, description: brandMeaning })),
  }
}
