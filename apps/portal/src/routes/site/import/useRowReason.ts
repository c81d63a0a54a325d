import { useStore } from '@nanostores/react'
import type { RowReason } from '@portal/domain'
import { rowReasonMessages } from './rowReasons.messages.ts'

interface Said {
  /** Null where the service has no reason of this kind. */
  Reason: RowReason | null
  /** The service's own sentence, in English. */
  message: string
}

/** Why a row was refused, or why what it wrote stays, in the reader's language. */
export function useRowReason(): (said: Said) => string {
  const t = useStore(rowReasonMessages)
  return ({ Reason, message }) => {
    if (Reason === null) return message
    const text: string | ((values: never) => string) = t[Reason.Kind]
    return typeof text === 'string' ? text : (text as (values: Record<string, string>) => string)(Reason.Values)
  }
}
