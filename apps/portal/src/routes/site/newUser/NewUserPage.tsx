import { useStore } from '@nanostores/react'
import { Button, ButtonLink, Card, DescriptionList, FootBar, PageColumns, PageHeader, Stack, Text, WizardSteps } from '@portal/ui'
import { useRef, type ReactNode } from 'react'
import { DraftNotice } from '../../../forms/DraftNotice.tsx'
import { paths } from '../../../app/paths.ts'
import { useOnline } from '../../../app/useOnline.ts'
import { focusFirstInvalid } from '../../../forms/focusFirstInvalid.ts'
import { SaveFailure } from '../../../forms/SaveFailure.tsx'
import { newUserMessages } from './messages.ts'
import { OfflineDoors } from './OfflineDoors.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import type { NewAccess } from './newAccess.ts'
import type { NewUser } from './useNewUser.ts'
import { toItems, type Summary } from './useSummary.ts'
import { useStepFocus } from './useStepFocus.ts'
import { nameOfUser, steps } from './wizardValues.ts'

export interface NewUserPageProps {
  wizard: NewUser
  summary: Summary
  access: NewAccess | undefined
  /** Where they will live or work. */
  property: string | undefined
  /** The fields of the step; the review brings its own. */
  children: ReactNode
}

/** The frame of the wizard: where one is, the step, what will be saved, and the bar with the ways out, back and on. */
export function NewUserPage({ wizard, summary, access, property, children }: NewUserPageProps) {
  const t = useStore(newUserMessages)
  const isOnline = useOnline()
  const form = useRef<HTMLFormElement>(null)
  const { values, step, reached, failure, waiting, isSaving, isRestored } = wizard
  const { Unit } = values.user
  const name = nameOfUser(values.user)
  const next = steps[steps.indexOf(step) + 1]
  const before = steps[steps.indexOf(step) - 1]
  const stage = useStepFocus(step)
  const closed = access?.doors.filter(({ hours }) => hours === null).length ?? 0
  const saving = { isBusy: isSaving, disabledReason: isOnline ? undefined : t.waitOffline }

  const press = (isDone: boolean) => {
    if (!isDone && form.current) focusFirstInvalid(form.current)
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        press(wizard.goOn())
      }}
    >
      <Stack gap={5}>
        <PageHeader
          title={name || t.title}
          breadcrumb={[{ label: t.users, href: paths.users }, ...(name ? [{ label: t.title }] : [])]}
          facts={[Unit.trim() && t.unit({ unit: Unit.trim() }), property].filter(Boolean).join(' · ') || undefined}
        />
        <WizardSteps
          steps={steps.map((id) => ({ id, label: t[id], isDone: reached.has(id) }))}
          current={step}
          onStepChange={({ id }) => wizard.goTo(steps.find((known) => known === id) ?? 'person')}
          labels={{ name: t.stepsLabel, done: t.done, position: t.position }}
        />
        {isRestored && <DraftNotice onDiscard={wizard.startOver} />}
        {failure && !isSaving && <SaveFailure failure={failure} title={t.failed} isNew lookHref={paths.users} />}
        <div ref={stage}>
          <PageColumns
            side={
              next && (
                <>
                  <Card title={t.willBeSaved}>
                    <Stack gap={3}>
                      {summary.access && <Text>{summary.access}</Text>}
                      <DescriptionList items={toItems(summary.parts.flatMap(({ facts }) => facts))} />
                    </Stack>
                  </Card>
                  <OfflineDoors doors={access?.doors} />
                </>
              )
            }
          >
            {next ? children : <ReviewStep summary={summary} onEdit={wizard.goTo} />}
          </PageColumns>
        </div>
        <FootBar fact={closed > 0 && step !== 'person' ? `${t.nothingSaved} ${t.staysClosed(closed)}` : t.nothingSaved} waiting={waiting && t[waiting]}>
          <ButtonLink size="form" href={paths.users}>
            {t.cancel}
          </ButtonLink>
          {before && (
            <Button size="form" onClick={() => wizard.goTo(before)}>
              {t.back}
            </Button>
          )}
          {next && wizard.mayCreate && (
            <Button size="form" {...saving} onClick={() => press(wizard.create())}>
              {t.create}
            </Button>
          )}
          {next ? (
            <Button variant="primary" size="form" type="submit">
              {t.next({ step: t[next] })}
            </Button>
          ) : (
            <Button variant="primary" size="form" type="submit" {...saving}>
              {t.create}
            </Button>
          )}
        </FootBar>
      </Stack>
    </form>
  )
}
