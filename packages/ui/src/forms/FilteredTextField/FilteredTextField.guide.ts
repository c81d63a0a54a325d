import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const filteredTextFieldGuide: ComponentGuide = {
  components: ['FilteredTextField', 'FilteredTextArea'],
  otherNames: ['text filter', 'sanitized input'],
  when: [
    'A text without markup, links and formulas, even if the page’s provider turns the filter off (specification §5).',
    '`onFiltered` if the page needs to know what was removed.',
  ],
  not: [
    'Everywhere else: `TextField` and `TextArea`, which have the same filter unless `PortalProvider` has `hasTextFilter={false}`.',
  ],
  accessibility: [
    'Screen readers read the label, then help, status and error.',
    'The region of the error is in the page from the start, so that the error is announced.',
    'A status under the field says what was removed, and why.',
  ],
}
