import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const textFieldGuide: ComponentGuide = {
  components: ['TextField', 'TextArea'],
  otherNames: ['input', 'text input', 'textarea'],
  when: [
    'One line of text, or several with `TextArea`.',
    '`start` and `end` for a unit or a small action inside the field.',
  ],
  not: [
    'A password: `PasswordField`. An email address: `EmailField`. A time: `TimeField`. A date: `DateField`. A search: `SearchField`.',
  ],
  why: [
    'The text filter applies (specification §5): markup, links and formulas can’t be typed or pasted, and the field says what was removed. If your service accepts any text, turn the filter off with `hasTextFilter={false}` of `PortalProvider`.',
  ],
  accessibility: [
    'Screen readers read the label, then help, status and error.',
    'The region of the error is in the page from the start, so that the error is announced.',
  ],
}
