/** A part of a restriction that can be edited besides the week. */
export type RestrictionPart = 'validity' | 'uses' | 'perDay' | 'holidays' | 'exceptions'

export const everyPart: readonly RestrictionPart[] = ['validity', 'uses', 'perDay', 'holidays', 'exceptions']
