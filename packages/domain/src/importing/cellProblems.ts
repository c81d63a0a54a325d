/** The problems of a cell. A row with an error is not imported; one with a warning is. */
export const cellProblems = {
  spaces: 'warning', encoding: 'warning', nameOrder: 'warning', leadingZero: 'warning', dateLike: 'warning', plus: 'warning',
  shortened: 'error', formula: 'error', link: 'error', invisible: 'error', tooLong: 'error', email: 'error', phone: 'error', pin: 'error',
  date: 'error', group: 'error', noName: 'error', pinTwice: 'error', phoneTwice: 'error',
  pinTaken: 'error', callGroupName: 'error', callKind: 'error', nobody: 'error', several: 'error', tooManyPeople: 'error', tooManyNumbers: 'error',
  listedTwice: 'error', nameTwice: 'error', noCode: 'error', code: 'error', codeType: 'error', cardFormat: 'error', card: 'error', cardRange: 'error',
  cardNotation: 'warning', codeTwice: 'error', place: 'error', noDay: 'error', dayOrder: 'error', door: 'error', noHours: 'error', hours: 'error',
} as const satisfies Record<string, 'error' | 'warning'>
export type CellProblem = keyof typeof cellProblems

export interface CellFinding {
  problem: CellProblem
  /** The proposed value; null if only a user can decide. */
  mend: string | null
  /** The wrong part of the cell, or the user who has its value; absent if the whole cell is wrong. */
  about?: string
}
