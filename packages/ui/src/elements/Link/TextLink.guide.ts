import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const textLinkGuide: ComponentGuide = {
  components: ['TextLink', 'LinkProvider'],
  otherNames: ['anchor', 'hyperlink'],
  when: [
    'A link inside a sentence, a table or a list: `TextLink`.',
    'Put one `LinkProvider` around the app, so that the router renders every link of the library.',
  ],
  not: [
    'An action: `Button`.',
    'A main action of the view: `ButtonLink`.',
  ],
  keyboard: {
    Enter: 'Follows the link.',
  },
  accessibility: [
    'Its text says where it leads: "All invites", never "here".',
    'It is underlined, so that its color is not the only sign.',
  ],
}
