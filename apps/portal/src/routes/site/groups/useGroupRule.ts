import { useStore } from '@nanostores/react'
import { toRestriction, type Restriction } from '@portal/domain'
import { useToaster } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router-dom'
import type { Attempt, CallFailure } from '../../../app/attempt.ts'
import { groupPath } from '../../../app/paths.ts'
import { asJson, toJson } from '../../../app/sentJson.ts'
import { useDraft } from '../../../app/useDraft.ts'
import { newRule, readRuleForm, toRuleForm, toRuleRequest, type GroupRuleForm, type Location, type RuleRequest, type SavedRule, type Template } from './groupRule.ts'
import { groupRulesMessages } from './messages.ts'

/** What the page of a rule asks of its route's action. */
export type RuleAction = { intent: 'save'; payload: RuleRequest } | { intent: 'remove'; payload: { ID: number } }

export interface GroupRuleEditing {
  form: GroupRuleForm
  isChanged: boolean
  isRestored: boolean
  isSaving: boolean
  /** Whether it was saved or removed: nothing is left to lose. */
  isDone: boolean
  failure: CallFailure | null
  change: (change: Partial<GroupRuleForm>) => void
  /** Overwriting leaves out the version it began from. */
  save: (how?: { isOverwriting: boolean }) => void
  remove: () => void
  discard: () => void
  restrictionOf: (template: Template) => Restriction
}

/** The edit of one rule of a group: kept over reloads, saved in one call. */
export function useGroupRule(groupId: number, saved: SavedRule | null, locations: readonly Location[]): GroupRuleEditing {
  const t = useStore(groupRulesMessages)
  const toaster = useToaster()
  const navigate = useNavigate()
  const fetcher = useFetcher<Attempt<{ message: string }>>()
  const [start] = useState(() => (saved ? toRuleForm(saved, locations) : newRule))
  const [typed, setTyped] = useState<GroupRuleForm | null>(null)
  const [last, setLast] = useState<RuleAction['intent']>('save')
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const isDone = answer?.ok === true
  const draft = useDraft(`groupRule:${groupId}:${saved?.ID ?? 'new'}`, isDone ? null : typed, readRuleForm)
  const form = typed ?? draft.found ?? start
  const hasLeft = useRef(false)

  useEffect(() => {
    if (!isDone || hasLeft.current) return
    hasLeft.current = true
    toaster.success(last === 'save' ? t.saved : t.removed)
    void navigate(groupPath(groupId))
  }, [isDone, last, t, toaster, navigate, groupId])

  const send = (action: RuleAction) => {
    setLast(action.intent)
    void fetcher.submit(toJson(action), asJson)
  }
  return {
    form,
    isChanged: form !== start,
    isRestored: typed === null && draft.found !== null,
    isSaving: fetcher.state !== 'idle',
    isDone,
    failure: answer?.ok === false ? answer.failure : null,
    change: (change) => setTyped({ ...form, ...change }),
    save(how) {
      const payload = toRuleRequest(groupId, form, saved)
      send({ intent: 'save', payload: how?.isOverwriting ? { ...payload, Version: null } : payload })
    },
    remove: () => saved && send({ intent: 'remove', payload: { ID: saved.ID } }),
    discard() {
      draft.drop()
      setTyped(null)
    },
    restrictionOf: ({ Restriction: record }) => toRestriction(record),
  }
}
