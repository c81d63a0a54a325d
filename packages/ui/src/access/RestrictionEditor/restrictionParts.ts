/** What can be edited beside the week. */
export type RestrictionPart = 'validity' | 'uses' | 'perDay' | 'holidays' | 'exceptions'

export const everyPart: readonly RestrictionPart[] = ['validity', 'uses', 'perDay', 'holidays', 'exceptions']
