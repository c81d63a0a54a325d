import type { FaultFailure } from '@portal/sandbox/browser'

/** The toolbar's faults for every call, with their labels. */
export const storyFaults = {
  none: 'Answers at once',
  slow: 'Slow, 2 s',
  hangs: 'Never answers',
  unauthorized: '401',
  serverError: '500',
  cutBody: 'Cut body',
  offline: 'Offline',
  specifiedOnly: 'Only what is specified',
} as const

export type StoryFault = keyof typeof storyFaults

export const isStoryFault = (name: unknown): name is StoryFault => typeof name === 'string' && Object.hasOwn(storyFaults, name)

/** The faults that the back end simulates; all other faults happen on the way to it. */
export const failureOf: Partial<Record<StoryFault, FaultFailure>> = {
  unauthorized: 'unauthorized',
  serverError: 'serverError',
  cutBody: 'cutBody',
}
