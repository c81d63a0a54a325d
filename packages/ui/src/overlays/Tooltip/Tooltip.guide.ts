import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const tooltipGuide: ComponentGuide = {
  components: ['Tooltip'],
  status: 'new',
  since: '1.2',
  otherNames: ['hint', 'title', 'hover text', 'infotip'],
  when: [
    'A few extra words that most users don’t need: what a button does exactly.',
  ],
  not: [
    'The name of an icon: `IconButton` shows its `label` this way.',
    'Why a button can’t be pressed: `disabledReason` of `Button`.',
    'More than one sentence, a link or a list: `Popover`.',
    'Text that everyone must read: visible text.',
    'Help on plain text: the keyboard can’t reach it.',
  ],
  why: [
    'It appears when the keyboard moves the focus, not for every focus: otherwise a dialog that opens with its close button focused would cover its own title.',
    'Its code loads with the first tooltip of a page.',
  ],
  keyboard: {
    Tab: 'Shows it with the focus; the next Tab hides it.',
    Escape: 'Hides it.',
  },
  accessibility: [
    'It is the control’s description, whether it is shown or not.',
    'On a touch screen a long touch shows it and presses nothing; a touch on a disabled control shows its reason.',
    'The pointer can move onto it; it stays while the pointer is on it.',
  ],
}
