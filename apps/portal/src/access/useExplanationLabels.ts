import { useStore } from '@nanostores/react'
import { accessPrecedenceWords, type AccessRule, type AccessRuleWords } from '@portal/domain'
import { accessExplanationLabels, type AccessExplanationLabels } from '@portal/ui'
import { useMemo } from 'react'
import { locale } from '../i18n/catalogue.ts'
import { becauseMessages, explainMessages } from './explain.messages.ts'

/** What the rules of precedence are called in the person's language. */
export function useRuleWords(): Readonly<Record<AccessRule, AccessRuleWords>> {
  return accessPrecedenceWords[useStore(locale) === 'es' ? 'es' : 'en']
}

/** The answer's words in the person's language. */
export function useExplanationLabels(): AccessExplanationLabels {
  const t = useStore(explainMessages)
  const b = useStore(becauseMessages)
  return useMemo(() => {
    const plain = Object.fromEntries(Object.entries(b).flatMap(([code, text]) => (typeof text === 'string' ? [[code, () => text]] : [])))
    return {
      ...accessExplanationLabels,
      allowed: t.allowed,
      denied: t.denied,
      nextOpening: (moment) => t.nextOpening({ moment }),
      neverOpens: t.neverOpens,
      results: { allows: t.allows, denies: t.denies, passes: t.passes, notReached: t.notReached },
      because: {
        ...accessExplanationLabels.because,
        ...plain,
        heldOpen: ({ name }) => (name === '' ? b.heldOpen : b.heldOpenFor({ name })),
        exceptionAllows: ({ name }) => (name === '' ? b.exceptionAllows : b.exceptionAllowsFor({ name })),
        exceptionDenies: ({ name }) => (name === '' ? b.exceptionDenies : b.exceptionDeniesFor({ name })),
        notYetValid: ({ at }) => (at === '' ? b.notYetValid : b.notYetValidAt({ at })),
        expired: ({ at }) => (at === '' ? b.expired : b.expiredAt({ at })),
      },
      order: t.order,
    }
  }, [t, b])
}
