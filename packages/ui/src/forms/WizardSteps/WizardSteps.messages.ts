export const wizardStepsMessages = {
  name: 'Steps',
  done: 'done',
  /** The phone's one line above the current step's name. */
  position: 'Step {step} of {of}',
} as const
