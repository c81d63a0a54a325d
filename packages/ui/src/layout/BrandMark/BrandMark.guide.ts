import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const brandMarkGuide: ComponentGuide = {
  components: ['BrandMark'],
  otherNames: ['logo'],
  when: [
    'At the top of a frame or a card: the name or logo of the portal’s owner.',
    '`logo` for a partner’s logo, 24 px high, for the present theme.',
  ],
  not: [
    'As decoration elsewhere on a page.',
  ],
  accessibility: [
    'Screen readers always read the name.',
  ],
}
