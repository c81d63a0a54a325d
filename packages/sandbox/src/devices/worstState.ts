import type { CommandState } from '@portal/domain'

const worstFirst: readonly CommandState[] = ['failed', 'waiting', 'sent', 'acknowledged']

/** The worst state of several commands; undefined without commands. */
export const worstState = (states: readonly CommandState[]): CommandState | undefined => worstFirst.find((state) => states.includes(state))
