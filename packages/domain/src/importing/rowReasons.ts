/**
 * Why a row of an import was refused or can't be undone, with the values for its sentence. The screen has the sentences
 * in the reader's language.
 */
export const rowReasons = {
  noName: [], noDay: [], dayOrder: [], endOrder: [], notEmail: [], notPhone: [], notPin: [], notCode: [], notCard: ['format'], callGroupName: ['least', 'most'],
  noCodeType: ['text'], noCardFormat: ['text'], noPlace: ['text'], noDoor: ['text'], noHours: [], notHours: [], severalSchedules: ['name'], noGroup: ['text'], nobody: ['text'], several: ['text'], onePerson: [],
  severalPeople: ['count', 'name'], severalPeopleInUnit: ['count', 'name', 'unit'], severalContacts: ['name'], severalHolidays: ['name', 'year'],
  callKind: [], staysVideo: ['name'], staysVoice: ['name'], callsTelephones: [], oneNumber: [], twiceInTier: [], endsHere: [],
  emailTaken: [], phoneTaken: [], phoneOf: ['name'], pinTaken: [], nameTaken: [], nameTakenAt: ['place'], codeTaken: [], codeTakenBy: ['name'],
  codeTakenByAt: ['name', 'place'], earlierTaken: [], earlierTakenBy: ['name'],
  ownUser: [], ownGroup: [], lastAdministrator: [], above: [], aboveNamed: ['name'], gone: [], noPropertyPlace: [], cancelled: [],
  deletedSince: [], changedSince: [], changedBy: ['name'], changedByRow: ['row'], changedByLaterImport: [],
  isCallGroupOf: ['group', 'name'], invitedTo: ['group'], hasCode: ['name'], rungByGroup: ['name'], hasHours: ['name'], hasInvited: ['name'],
} as const satisfies Record<string, readonly string[]>
export type RowReasonKind = keyof typeof rowReasons

export type RowReason = { Kind: RowReasonKind; Values: Record<string, string> }

/** The values that a reason's sentence names. */
export type RowReasonValues<Kind extends RowReasonKind> = Record<(typeof rowReasons)[Kind][number], string>

export function rowReason<Kind extends RowReasonKind>(kind: Kind, values: RowReasonValues<Kind>): RowReason {
  return { Kind: kind, Values: values }
}

export const rowReasonKinds = Object.keys(rowReasons) as RowReasonKind[]
