import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const menuGuide: ComponentGuide = {
  components: ['Menu'],
  otherNames: ['dropdown', 'context menu', 'overflow menu', 'kebab'],
  when: [
    'Three to seven links or actions that are needed now and then: of a row, of an account, of a record.',
  ],
  not: [
    'The main action: a visible `Button`.',
    'A value to choose: `SelectField`.',
    'A menu within a menu, which is hard to use by touch: groups in one menu, or a `Dialog`.',
    'A way to any page or record: `CommandPalette`.',
  ],
  keyboard: {
    Enter: 'Opens it; chooses.',
    ArrowDown: 'Opens it; the next entry.',
    ArrowUp: 'The previous entry.',
    'Home, End': 'The first and the last entry.',
    'a letter': 'The next entry that begins with it.',
    Escape: 'Closes it; the button has the focus again.',
  },
  accessibility: [
    'The button is named by `label`; include the record: "More actions for Dana Whitfield".',
    'An entry that can’t be used stays reachable; say why in its `fact`.',
    'When a dialog that an entry opened closes, the focus returns to the menu’s button.',
  ],
}
