import { type RowReason, rowReason, type RowReasonKind, type RowReasonValues } from '@portal/domain'

/** Why a row cannot be taken back: a sentence in English, and what a reader of another language is told. */
export interface StayReason {
  message: string
  reason: RowReason
}

export function stays<Kind extends RowReasonKind>(message: string, kind: Kind, values: RowReasonValues<Kind>): StayReason {
  return { message, reason: rowReason(kind, values) }
}
