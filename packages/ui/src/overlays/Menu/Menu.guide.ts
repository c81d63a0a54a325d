import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Menu.example.tsx'
import source from './Menu.example.tsx?raw'

export const menuGuide: ComponentGuide = {
  components: ['Menu'],
  status: 'stable',
  otherNames: ['dropdown', 'context menu', 'overflow menu', 'kebab'],
  when: [
    'Three to seven links or actions that are needed now and then: of a row, of an account, of a record.',
  ],
  not: [
    'The one thing people come for: a `Button` in sight.',
    'A value to choose: `SelectField`.',
    'A menu within a menu, which a thumb loses: groups in one menu, or a `Dialog`.',
    'Going from anywhere to anything: `CommandPalette`.',
  ],
  keyboard: {
    Enter: 'Opens it; chooses.',
    ArrowDown: 'Opens it; the next entry.',
    ArrowUp: 'The entry before.',
    'Home, End': 'The first and the last entry.',
    'a letter': 'The next entry that begins with it.',
    Escape: 'Closes it; the button has the focus again.',
  },
  accessibility: [
    'The button is named by `label`; name whose menu it is: "More actions for Dana Whitfield".',
    'An entry that can’t be used stays reachable; say why in its `fact`.',
    'A dialog that an entry opens gives the focus back to the menu’s button.',
  ],
  example: { Example, source },
}
