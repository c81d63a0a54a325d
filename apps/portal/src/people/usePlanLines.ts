import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { useFormatsList } from '../i18n/useFormats.ts'
import { ownPlanLineMessages, planLineMessages } from './planLines.messages.ts'

type Plan = Pick<ResponseOf<typeof endpoints.getMoveOutPlan>, 'Lines' | 'Warnings'>

export interface PlanLines {
  lineOf: (line: Plan['Lines'][number]) => string
  warningOf: (warning: Plan['Warnings'][number]) => string
}

/** Describes what an action would end, for the user themselves (`isOwn`) or for others. */
export function usePlanLines({ isOwn = false }: { isOwn?: boolean } = {}): PlanLines {
  const others = planLineMessages.useWords()
  const own = ownPlanLineMessages.useWords()
  const list = useFormatsList()
  const t = isOwn ? { ...others, ...own } : others
  return {
    lineOf: ({ Kind, Names, Count }) => {
      const names = list(Names)
      if (Kind === 'code' || Kind === 'invite') return t.named({ what: t[Kind]({ count: Count }), names })
      if (Kind === 'session' || Kind === 'contact') return t[Kind]({ count: Count })
      return Kind === 'webAccess' ? t.webAccess : t[Kind]({ names })
    },
    warningOf: ({ Code, Names }) => (Code === 'CALL_GROUP_EMPTY' ? t.CALL_GROUP_EMPTY({ names: list(Names) }) : t[Code]),
  }
}
