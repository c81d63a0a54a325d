import { useStore } from '@nanostores/react'
import { accessPrecedenceWords, type AccessRule, type AccessRuleWords } from '@portal/domain'
import { accessExplanationLabels, type AccessExplanationLabels } from '@portal/ui'
import { useMemo } from 'react'
import { locale } from '../i18n/catalogue.ts'
import { becauseMessages, deniedMessages, explainMessages } from './explain.messages.ts'

/** What the rules of precedence are called in the person's language. */
export function useRuleWords(): Readonly<Record<AccessRule, AccessRuleWords>> {
  return accessPrecedenceWords[useStore(locale) === 'es' ? 'es' : 'en']
}

/** The answer's words in the person's language. */
export function useExplanationLabels(): AccessExplanationLabels {
  const t = useStore(explainMessages)
  const b = useStore(becauseMessages)
  const causes: Partial<Record<string, string>> = useStore(deniedMessages)
  return useMemo(() => {
    const plain = Object.fromEntries(Object.entries(b).flatMap(([code, text]) => (typeof text === 'string' ? [[code, () => text]] : [])))
    return {
      ...accessExplanationLabels,
      allowed(because) {
        if (because === 'fireAlarm') return t.allowedFireAlarm
        return because === 'heldOpen' || because === 'heldOpenByCode' ? t.allowedHeldOpen : t.allowed
      },
      allowedWithoutCode: t.allowedWithoutCode,
      denied: (because, opensAgain) => causes[because] ?? (opensAgain ? t.deniedThen : t.deniedAlways),
      nextOpening: (moment) => t.nextOpening({ moment }),
      neverOpens: t.neverOpens,
      results: { allows: t.allows, denies: t.denies, passes: t.passes, notReached: t.notReached },
      because: {
        ...accessExplanationLabels.because,
        ...plain,
        inGoodStanding({ codes, isCode }) {
          if (isCode) return b.inGoodStanding
          if (codes === null) return b.inGoodStandingPerson
          return codes === 0 ? b.inGoodStandingNoCode : b.inGoodStandingCodes(codes)
        },
        heldOpen({ name, at }) {
          if (name === '') return b.heldOpen
          return at === '' ? b.heldOpenFor({ name }) : b.heldOpenUntil({ name, at })
        },
        exceptionAllows: ({ name }) => (name === '' ? b.exceptionAllows : b.exceptionAllowsFor({ name })),
        exceptionDenies: ({ name }) => (name === '' ? b.exceptionDenies : b.exceptionDeniesFor({ name })),
        notYetValid: ({ at }) => (at === '' ? b.notYetValid : b.notYetValidAt({ at })),
        expired: ({ at }) => (at === '' ? b.expired : b.expiredAt({ at })),
      },
      order: t.order,
    }
  }, [t, b, causes])
}
