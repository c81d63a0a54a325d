import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './TextField.example.tsx'
import source from './TextField.example.tsx?raw'

export const textFieldGuide: ComponentGuide = {
  components: ['TextField', 'TextArea'],
  status: 'stable',
  otherNames: ['input', 'text input', 'textarea'],
  when: [
    'One line of text, or several with `TextArea`.',
    '`start` and `end` for a unit or a small action inside the field.',
  ],
  not: [
    'A password: `PasswordField`. An email address: `EmailField`. A time: `TimeField`. A date: `DateField`. A search: `SearchField`.',
  ],
  why: [
    'Every text is under the text filter (specification §5): markup, links and formulas cannot be typed or pasted, and what was cut is said under the field. A page whose own service takes any text turns it off: `hasTextFilter={false}` of `PortalProvider`.',
  ],
  keyboard: {},
  accessibility: [
    'The label is tied to the control; help, status and error are read after it, in that order.',
    'The error’s region stands before it speaks, so that it is heard.',
  ],
  example: { Example, source },
}
