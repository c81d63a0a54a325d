export const wizardStepsMessages = {
  name: 'Steps',
  done: 'done',
  /** On a phone, above the current step's name. */
  position: 'Step {step} of {of}',
} as const
