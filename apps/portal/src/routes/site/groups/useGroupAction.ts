import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router-dom'
import { attempt, type Attempt, type CallFailure } from '../../../app/attempt.ts'
import type { Portal } from '../../../app/Portal.ts'
import { asJson, toJson } from '../../../app/sentJson.ts'
import type { GroupRequest, UserGroup } from './groupValues.ts'

/** What the page about a group asks of its route's action. Saving answers the group itself. */
export type GroupAction =
  | { intent: 'delete'; payload: PayloadOf<typeof endpoints.deleteUserGroup> }
  | { intent: 'assign'; payload: PayloadOf<typeof endpoints.saveUserGroupMultiUserMultiProfile> }

export type AssignResult = ResponseOf<typeof endpoints.saveUserGroupMultiUserMultiProfile>
type ActionAnswer = Attempt<AssignResult | { message: string }>

export function runGroupAction({ api }: Portal, sent: GroupAction | GroupRequest): Promise<Attempt<UserGroup | AssignResult | { message: string }>> {
  if (!('intent' in sent)) return attempt(api.saveUserGroup(sent).then(({ UserGroup }) => UserGroup))
  return sent.intent === 'delete' ? attempt(api.deleteUserGroup(sent.payload)) : attempt(api.saveUserGroupMultiUserMultiProfile(sent.payload))
}

/** Runs an action of the page about a group; `onDone` is told once where it succeeds. */
export function useGroupAction(onDone: (answer: AssignResult | { message: string }) => void): {
  run: (action: GroupAction) => void
  isBusy: boolean
  failure: CallFailure | null
} {
  const fetcher = useFetcher<ActionAnswer>()
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const told = useRef<unknown>(null)
  useEffect(() => {
    if (!answer?.ok || told.current === answer.value) return
    told.current = answer.value
    onDone(answer.value)
  }, [answer, onDone])
  return { run: (action) => void fetcher.submit(toJson(action), asJson), isBusy: fetcher.state !== 'idle', failure: answer?.ok === false ? answer.failure : null }
}
