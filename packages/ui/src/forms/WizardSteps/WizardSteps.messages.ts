export const wizardStepsMessages = {
  name: 'Steps',
  done: 'done',
  /** The step's number, shown on a phone above the step's name. */
  position: 'Step {step} of {of}',
} as const
