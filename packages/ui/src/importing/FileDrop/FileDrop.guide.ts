import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './FileDrop.example.tsx'
import source from './FileDrop.example.tsx?raw'
import { fileDropMessages } from './FileDrop.messages.ts'

export const fileDropGuide: ComponentGuide = {
  components: ['FileDrop'],
  status: 'new',
  otherNames: ['file upload', 'dropzone', 'file input', 'paste area'],
  when: ['Someone brings a file or rows of a spreadsheet, as the first step of an import.', 'A picture in a form, such as a logo: with `isInForm`.'],
  not: ['A few values: fields.'],
  keyboard: { Tab: 'Goes to Choose a file, then to Paste rows.', 'Ctrl+V': 'Takes what was copied, anywhere on the page but in a field.' },
  accessibility: ['Dragging is a second way: the button does the same.', 'Why a file could not be read is an alert.'],
  words: fileDropMessages,
  example: { Example, source },
}
