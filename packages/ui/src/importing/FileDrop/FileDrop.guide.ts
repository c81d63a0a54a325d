import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { fileDropMessages } from './FileDrop.messages.ts'

export const fileDropGuide: ComponentGuide = {
  components: ['FileDrop'],
  status: 'new',
  otherNames: ['file upload', 'dropzone', 'file input', 'paste area'],
  when: ['To choose a file or paste rows of a spreadsheet, as the first step of an import.', 'A picture in a form, such as a logo: with `isInForm`.'],
  not: ['A few values: fields.'],
  keyboard: { Tab: 'Goes to Choose a file, then to Paste rows.', 'Ctrl+V': 'Pastes rows anywhere on the page except in a field.' },
  accessibility: ['Dragging is optional; the button does the same.', 'An alert says why a file could not be read.'],
  words: fileDropMessages,
}
