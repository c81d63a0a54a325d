import { useStore } from '@nanostores/react'
import { Button, Card, DescriptionList, InlineAlert, PageColumns, PageHeader, Stack, WizardSteps } from '@portal/ui'
import type { ReactNode, SyntheticEvent } from 'react'
import { DraftNotice } from '../../../forms/DraftNotice.tsx'
import { failureMessages } from '../../../app/failure.messages.ts'
import { paths } from '../../../app/paths.ts'
import { useFailureText } from '../../../app/useFailureText.ts'
import { useOnline } from '../../../app/useOnline.ts'
import { focusFirstInvalid } from '../../../forms/focusFirstInvalid.ts'
import { FootBar } from '../../../forms/FootBar.tsx'
import { newUserMessages } from './messages.ts'
import { ReviewStep } from './ReviewStep.tsx'
import type { NewUser } from './useNewUser.ts'
import type { SummaryPart } from './useSummary.ts'
import { steps } from './wizardValues.ts'

export interface NewUserPageProps {
  wizard: NewUser
  summary: readonly SummaryPart[]
  /** The fields of the step; the review brings its own. */
  children: ReactNode
}

/** The frame of the wizard: where one is, the step, what will be written, and the bar that goes on. */
export function NewUserPage({ wizard, summary, children }: NewUserPageProps) {
  const t = useStore(newUserMessages)
  const { stillHere } = useStore(failureMessages)
  const failureText = useFailureText()
  const isOnline = useOnline()
  const { values, step, reached, failure, waiting, isSaving, isRestored } = wizard
  const { FirstName, LastName, Name, Unit } = values.user
  const name = Name.trim() || [FirstName.trim(), LastName.trim()].filter(Boolean).join(' ')
  const isLast = step === 'review'
  const why = waiting && t[waiting]

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!wizard.goOn()) focusFirstInvalid(event.currentTarget)
    else scrollTo({ top: 0 })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <PageHeader
          title={name || t.title}
          breadcrumb={[{ label: t.users, href: paths.users }]}
          facts={name ? [t.title, Unit.trim()].filter(Boolean).join(' · ') : undefined}
        />
        <WizardSteps
          steps={steps.map((id) => ({ id, label: t[id], isDone: reached.has(id) }))}
          current={step}
          onStepChange={({ id }) => wizard.goTo(steps.find((name) => name === id) ?? 'person')}
          labels={{ name: t.stepsLabel, done: t.done, position: t.position }}
        />
        {isRestored && <DraftNotice onDiscard={wizard.startOver} />}
        <div role="alert">
          {failure && !isSaving && (
            <InlineAlert tone="danger" title={t.failed}>
              {failureText(failure)} {stillHere}
            </InlineAlert>
          )}
        </div>
        <PageColumns
          side={
            !isLast && (
              <Card title={t.willBeWritten}>
                <DescriptionList items={summary.flatMap(({ step: part, facts }) => facts.map(({ term, value }, index) => ({ term, value, id: `${part}-${index}` })))} />
              </Card>
            )
          }
        >
          {isLast ? <ReviewStep summary={summary} onEdit={wizard.goTo} /> : children}
        </PageColumns>
        <FootBar fact={t.nothingWritten} waiting={why}>
          {step !== 'person' && (
            <Button size="form" onClick={() => wizard.goTo(steps[steps.indexOf(step) - 1] ?? 'person')}>
              {t.back}
            </Button>
          )}
          <Button variant="primary" size="form" type="submit" isBusy={isSaving} disabledReason={isLast && !isOnline ? t.waitOffline : undefined}>
            {isLast ? t.create : t.continue}
          </Button>
        </FootBar>
      </Stack>
    </form>
  )
}
