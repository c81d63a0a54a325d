import type { ComponentGuide } from '../docs/ComponentGuide.ts'
import { Example } from './PortalProvider.example.tsx'
import source from './PortalProvider.example.tsx?raw'

export const portalProviderGuide: ComponentGuide = {
  components: ['PortalProvider', 'GlobalStyles'],
  status: 'new',
  otherNames: ['theme provider', 'locale', 'i18n', 'translations'],
  when: [
    'Once around a page, where it is not English as in the United States.',
    '`GlobalStyles` once inside it, beside `tokens.css`, where the whole page is the library’s.',
    'With `viewerTimeZone` where the server knows the reader’s zone: the first render is then the last.',
  ],
  not: [
    'One component’s words differ: its `labels`.',
    '`GlobalStyles` on someone else’s page: it sets ground, type and resets of the whole document. There: `PortalScope`.',
  ],
  why: ['Dates follow the language of the words: a German date between English words reads as neither.'],
  keyboard: {},
  accessibility: ['Set `lang` and `dir` on the document to the same language: readers choose their voice by it. On someone else’s page `direction` sets both for what is inside.'],
  example: { Example, source },
}
