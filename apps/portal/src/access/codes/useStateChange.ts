import { isSessionExpired, type PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { attempt, type CallFailure } from '#portal/app/attempt.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import type { AccessCode } from './codeForm.ts'
import type { CodeStep } from './codeRow.ts'

type StateRequest = PayloadOf<typeof endpoints.setAccessCodeState>

export interface StateChange {
  step: CodeStep
  code: AccessCode
  name: string
  replacement: NonNullable<StateRequest['Replacement']> | null
}

export interface StateChanged extends StateChange {
  /** The names of the controllers that are not synced yet. */
  waiting: string[]
  /** The request that undoes the change, in one write. */
  undo: StateRequest
  isUndone: boolean
}

export interface StateChanges {
  isBusy: boolean
  /** Why the last attempt failed; null if it didn't. */
  failure: CallFailure | null
  run: (change: StateChange) => void
}

/** Changes the state of an entry method, and undoes the change; the page reloads after each. */
export function useStateChange(): StateChanges & { changed: StateChanged | null; undo: (done: StateChanged) => void } {
  const { api } = usePortal()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [changed, setChanged] = useState<StateChanged | null>(null)

  const send = async (request: StateRequest, toChanged: (answer: Awaited<ReturnType<typeof api.setAccessCodeState>>) => StateChanged) => {
    setBusy(true)
    try {
      const asked = await attempt(api.setAccessCodeState(request))
      setFailure(asked.ok ? null : asked.failure)
      if (asked.ok) setChanged(toChanged(asked.value))
      await revalidate()
    } catch (error) {
      // The sign-in page is already loading.
      if (!isSessionExpired(error)) throw error
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    failure,
    changed,
    run: (change) => {
      const { code, replacement } = change
      const { ID, Version } = code
      void send({ ID, Version, State: stateAfter(change), Replacement: replacement }, (answer) => ({
        ...change,
        waiting: answer.Pushes.filter(({ Status }) => Status === 'waiting').map(({ ModuleName }) => ModuleName),
        undo: { ID, Version: answer.Version, State: stateOf(code), Removes: answer.ReplacementID },
        isUndone: false,
      }))
    },
    undo: (done) => void send(done.undo, () => ({ ...done, isUndone: true })),
  }
}

const stateOf = ({ IsActive, LostAt }: AccessCode): StateRequest['State'] => (IsActive ? 'active' : LostAt === null ? 'suspended' : 'lost')

/** The state after an action. A replaced entry method is suspended; a lost one stays lost. */
function stateAfter({ step, code }: StateChange): StateRequest['State'] {
  if (step === 'activate') return 'active'
  return step === 'lost' || (step === 'replace' && code.LostAt !== null) ? 'lost' : 'suspended'
}
