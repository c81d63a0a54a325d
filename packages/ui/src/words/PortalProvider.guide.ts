import type { ComponentGuide } from '../docs/ComponentGuide.ts'

export const portalProviderGuide: ComponentGuide = {
  components: ['PortalProvider', 'GlobalStyles'],
  status: 'new',
  otherNames: ['theme provider', 'locale', 'i18n', 'translations'],
  when: [
    'Once around a page in any language other than American English.',
    'Put `GlobalStyles` inside it, with `tokens.css`, if the whole page is built with the library.',
    'Set `viewerTimeZone` if the server knows the reader’s zone, so that times don’t change after hydration.',
  ],
  not: [
    'Other texts in one component: its `labels`.',
    '`GlobalStyles` on a page with its own styles: it resets the whole document. Use `PortalScope` there.',
  ],
  why: ['Dates follow the language of the texts, so that no German date is in an English sentence.'],
  accessibility: ['Set `lang` and `dir` of the document to the same language: screen readers choose their voice by it. Inside another page, `direction` sets the direction of the components.'],
}
