import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { wizardStepsMessages } from './WizardSteps.messages.ts'

export const wizardStepsGuide: ComponentGuide = {
  components: ['WizardSteps'],
  otherNames: ['stepper', 'progress indicator', 'steps'],
  when: [
    'A task of three to five steps in order, each on its own page.',
  ],
  not: [
    'Parts without an order: `TabNav`.',
    'Two steps: one page.',
    'The steps of an import: `ImportSteps`, which names them.',
  ],
  keyboard: {
    Tab: 'Goes through the steps that are done.',
    Enter: 'Goes back to one.',
  },
  accessibility: [
    'It is a list; the present step is marked with `aria-current="step"`.',
    'Move the focus to the step’s heading when it changes.',
  ],
  words: wizardStepsMessages,
}
