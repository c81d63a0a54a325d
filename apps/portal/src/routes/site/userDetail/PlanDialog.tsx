import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { Button, ConfirmDialog, Dialog, LoadingState } from '@portal/ui'
import { useState } from 'react'
import { type Asked, useAsk, AskFailure } from '#portal/app/asking.tsx'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useCall } from '#portal/app/useCall.ts'
import { type CallGroupPreview, useCallGroupPreview } from '#portal/people/CallGroupChanges.tsx'
import { PlanLines } from '#portal/people/PlanLines.ts'
import { usePlanLines } from '#portal/people/usePlanLines.ts'
import type { User } from '#portal/people/userValues.ts'
import { userActionMessages } from './questions.messages.ts'

type Plan = ResponseOf<typeof endpoints.getMoveOutPlan>

const callGroupChanges = lazyPart(async () => (await import('#portal/people/CallGroupChanges.tsx')).CallGroupChanges)

export interface PlanDialogProps {
  /** The action: `moveOut` can be undone for 24 hours, `delete` never. */
  kind: 'moveOut' | 'delete'
  user: User
  onClose: () => void
  onDone: () => void
}

/** Shows what an action would end, line by line, and asks for confirmation. */
export function PlanDialog({ kind, user: opened, onClose, onDone }: PlanDialogProps) {
  // The page reloads the user afterwards, but the dialog keeps the record that it opened with.
  const [user] = useState(opened)
  const t = userActionMessages.useWords()
  const title = kind === 'moveOut' ? t.outTitle({ name: user.Name }) : t.removeTitle({ name: user.Name })
  const calls = useCallGroupPreview({ Selection: { SelectedUsers: [user.ID] }, Action: 'leave' })
  const { answer: plan, failure, isLoading, reload } = useAsk(`${kind}:${user.ID}:${user.Version}`, (api, signal): Promise<Plan> =>
    kind === 'moveOut' ? api.getMoveOutPlan({ ID: user.ID }, { signal }) : api.getUserDeletePlan({ ID: user.ID }, { signal }),
  )
  if (plan !== undefined) return <Question {...{ kind, user, plan, calls, title, onClose, onDone }} onStale={reload} />
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={<Button onClick={onClose}>{t.cancel}</Button>}
    >
      {failure ? (
        <AskFailure {...{ failure, isLoading, reload }} title={t.planFailed} />
      ) : (
        <LoadingState label={t.loadingPlan} />
      )}
    </Dialog>
  )
}

interface QuestionProps extends PlanDialogProps {
  plan: Plan
  calls: Asked<CallGroupPreview | null>
  title: string
  /** Called if the plan is outdated and must be loaded again. */
  onStale: () => void
}

function Question({ kind, user, plan, calls, title, onClose, onDone, onStale }: QuestionProps) {
  const t = userActionMessages.useWords()
  const failureText = useFailureText()
  const { run, isBusy, failure } = useCall((api, named: { ID: number; Version: number }): Promise<unknown> => (kind === 'moveOut' ? api.moveOutUser(named) : api.deleteUser(named)), onDone)
  const isStale = failure?.kind === 'service' && failure.code === 'PLAN_CHANGED'
  const confirm = () => {
    if (isStale) onStale()
    else run({ ID: user.ID, Version: plan.Version })
  }
  const { lineOf, warningOf } = usePlanLines()
  // The plan's own warning about empty call groups shows only while the effect on them is unknown.
  const warnings = plan.Warnings.filter(({ Code }) => Code !== 'CALL_GROUP_EMPTY' || !calls.answer).map(warningOf).join(' ')
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      onConfirm={confirm}
      title={title}
      description={plan.Lines.length === 0 ? t.nothingEnds : kind === 'moveOut' ? t.outText : t.removeText}
      confirmLabel={kind === 'moveOut' ? t.outConfirm : t.removeConfirm}
      warning={warnings === '' ? undefined : warnings}
      word={kind === 'delete' ? t.removeWord : undefined}
      isBusy={isBusy}
      error={failure && (isStale ? t.planChanged : failureText(failure))}
    >
      {plan.Lines.length > 0 && (
        <PlanLines>
          {plan.Lines.map(lineOf).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </PlanLines>
      )}
      <callGroupChanges.Part asked={calls} />
    </ConfirmDialog>
  )
}
