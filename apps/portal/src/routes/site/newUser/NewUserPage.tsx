import { useStore } from '@nanostores/react'
import { Button, ButtonLink, Card, DescriptionList, FootBar, PageColumns, PageHeader, Stack, Text, WizardSteps, InlineAlert } from '@portal/ui'
import { useRef, type ReactNode, useEffect, type RefObject } from 'react'
import { AccessSentence } from '#portal/access/AccessSentence.tsx'
import { DefaultAccessAlert } from '#portal/access/DefaultAccessAlert.tsx'
import { paths } from '#portal/app/paths.ts'
import { useOnline } from '#portal/app/useOnline.ts'
import { DraftNotice } from '#portal/forms/DraftNotice.tsx'
import { focusFirstInvalid } from '#portal/forms/focusFirstInvalid.ts'
import { SaveFailure } from '#portal/forms/SaveFailure.tsx'
import { useMoments } from '#portal/people/useMoments.ts'
import { newUserMessages } from './messages.ts'
import type { NewAccess, DoorOfNewUser } from './newAccess.ts'
import type { NewUser } from './useNewUser.ts'
import { toItems, type Summary } from './useSummary.ts'
import { nameOfUser, steps, type Step } from './wizardValues.ts'

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
        <FootBar fact={closed > 0 && step !== 'person' ? `${t.nothingSaved} ${t.staysClosed({ count: closed })}` : t.nothingSaved} waiting={waiting && t[waiting]}>
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

interface OfflineDoorsProps {
  doors: readonly DoorOfNewUser[] | undefined
}

/** Which of their doors learn of them later, because they do not answer now. */
function OfflineDoors({ doors }: OfflineDoorsProps) {
  const t = useStore(newUserMessages)
  const { list } = useMoments()
  const offline = (doors ?? []).filter(({ isOffline, hours }) => isOffline && hours !== null)
  if (offline.length === 0) return null
  return (
    <InlineAlert tone="warning" title={t.offlineTitle({ count: offline.length })}>
      {t.offlineText({ doors: list(offline.map(({ name }) => name)) })}
    </InlineAlert>
  )
}

interface ReviewStepProps {
  summary: Summary
  onEdit: (step: Step) => void
}

/** Everything once more before it is saved, each part with its way back; above all where and when they may pass. */
function ReviewStep({ summary, onEdit }: ReviewStepProps) {
  const t = useStore(newUserMessages)
  const { access, given, parts } = summary
  return parts.map(({ step, facts }) => (
    <Card
      key={step}
      title={t[step]}
      actions={
        <Button size="compact" aria-label={t.edit({ step: t[step] })} onClick={() => onEdit(step)}>
          {t.change}
        </Button>
      }
    >
      <Stack gap={4}>
        {step === 'group' && access && <AccessSentence>{access}</AccessSentence>}
        {step === 'group' && given && <DefaultAccessAlert {...given} />}
        <DescriptionList items={toItems(facts)} />
      </Stack>
    </Card>
  ))
}

/** A new step moves the focus to its first heading, at the top of the page. Nothing is focused when the page opens. */
function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo({ top: 0 })
    const heading = stage.current?.querySelector<HTMLElement>('h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [step])
  return stage
}
