import type { FaultFailure } from '@portal/sandbox/browser'

/** What the toolbar can do to every call, with the words of the toolbar. */
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

/** The faults that the back end plays itself; the others happen on the way to it. */
export const failureOf: Partial<Record<StoryFault, FaultFailure>> = {
  unauthorized: 'unauthorized',
  serverError: 'serverError',
  cutBody: 'cutBody',
}
