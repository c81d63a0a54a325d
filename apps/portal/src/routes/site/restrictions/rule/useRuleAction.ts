import { useStore } from '@nanostores/react'
import { useToaster } from '@portal/ui'
import { useCallback } from 'react'
import { useFetcher, useNavigate, useRevalidator } from 'react-router-dom'
import { submitJson } from '../../../../access/json.ts'
import type { Attempt } from '../../../../app/attempt.ts'
import { ruleMessages } from '../messages.ts'
import type { RuleForm } from './RulePage.tsx'

export type RuleChange = { change: 'save'; form: RuleForm; version: number | null } | { change: 'remove' }

export interface RuleChanged {
  change: RuleChange['change']
  done: Attempt<unknown>
}

/** Saving and removing a rule: the call's answer, and where a saved one leads. */
export function useRuleAction(version: number | null, leadsTo: string) {
  const t = useStore(ruleMessages)
  const fetcher = useFetcher<RuleChanged>()
  const navigate = useNavigate()
  const toaster = useToaster()
  const { revalidate } = useRevalidator()
  const { data } = fetcher
  const onDone = useCallback(() => {
    toaster.success(data?.change === 'remove' ? t.removed : t.saved)
    void navigate(leadsTo)
  }, [data, leadsTo, navigate, t, toaster])
  return {
    result: fetcher.state === 'idle' ? data?.done : undefined,
    isChanging: fetcher.state !== 'idle',
    onSave: (form: RuleForm) => submitJson<RuleChange>(fetcher, { change: 'save', form, version }),
    onRemove: () => submitJson<RuleChange>(fetcher, { change: 'remove' }),
    onReload: () => void revalidate(),
    onDone,
  }
}
