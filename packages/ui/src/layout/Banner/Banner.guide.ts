import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const bannerGuide: ComponentGuide = {
  components: ['Banner'],
  otherNames: ['system message', 'announcement', 'global alert'],
  when: [
    'A fact about the whole portal until it ends: a lockdown, a session as someone else, the account that an operator works in, offline.',
    'Stack them in that order.',
  ],
  not: [
    'A fact about one page or card: `InlineAlert`.',
    'News: a toast, or a card on the dashboard.',
  ],
  why: [
    'It can’t be dismissed, because the fact would still be true.',
  ],
  accessibility: [
    'Put them above the frame’s header, so that they are read first.',
    '`phoneTitle` and `phoneFacts` say the same in fewer words.',
  ],
}
