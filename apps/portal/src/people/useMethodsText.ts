import { AccessCodeType } from '@portal/domain'
import { useCallback } from 'react'
import { useLocaleTag } from '../i18n/catalogue.ts'
import { sentenceCase } from '../i18n/sentenceCase.ts'
import { entryMethodMessages } from './people.messages.ts'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'

type Methods = NonNullable<ListedUser['AccessMethods']>

/** Returns a function that lists entry methods with their numbers: "PIN, 2 cards". */
export function useMethodsText(): (methods: Methods) => string {
  const t = entryMethodMessages.useWords()
  const tag = useLocaleTag()
  return useCallback((methods) => sentenceCase(methods.map(({ AccessCodeType: type, Count }) => t[methodName(type)]({ count: Count })).join(', '), tag), [t, tag])
}

function methodName(type: number): keyof typeof AccessCodeType | 'other' {
  const found = Object.entries(AccessCodeType).find(([, value]) => value === type)
  return found ? (found[0] as keyof typeof AccessCodeType) : 'other'
}

/** One row of the users list, as the service sends it. */
export type ListedUser = ResponseOf<typeof endpoints.getUserTierUserList>['Users'][number]
