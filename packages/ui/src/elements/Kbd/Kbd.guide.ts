import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const kbdGuide: ComponentGuide = {
  components: ['Kbd'],
  status: 'new',
  since: '1.2',
  otherNames: ['keyboard key', 'shortcut', 'hotkey'],
  when: [
    'A key or a combination of keys in a sentence or beside an action: one for each key.',
  ],
  not: [
    'A code that users type at a door: plain text.',
  ],
  accessibility: [
    'It is read like the words around it. Spell keys as users know them: “Ctrl”, not “⌃”.',
  ],
}
