import { useStore } from '@nanostores/react'
import { houseSteps, type HouseStep } from '@portal/domain'
import { Button, Card, FootBar, PageHeader, Stack, Text, WizardSteps } from '@portal/ui'
import { useRef, useState, type SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../../app/paths.ts'
import { useRouteAction } from '../../../app/useRouteAction.ts'
import { useUnsavedChanges } from '../../../app/useUnsavedChanges.tsx'
import { focusFirstInvalid } from '../../../forms/focusFirstInvalid.ts'
import { SaveFailure } from '../../../forms/SaveFailure.tsx'
import { useDay } from '../../../people/useDay.ts'
import { CallsStep } from './CallsStep.tsx'
import { GateStep } from './GateStep.tsx'
import { HouseStepFields } from './HouseStepFields.tsx'
import { houseProblems, isSameHouse, toHouse, type House } from './houseValues.ts'
import { houseSetupMessages } from './messages.ts'
import { PeopleStep } from './PeopleStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import type { HouseAction, HouseSetup } from './route.tsx'

export interface HouseSetupPageProps {
  setup: HouseSetup
  timezones: readonly { ID: string; Name: string }[]
}

/** The set-up of a house: going on saves, so that it resumes at the step where its owner stopped, on any device. */
export function HouseSetupPage({ setup, timezones }: HouseSetupPageProps) {
  const t = useStore(houseSetupMessages)
  const day = useDay()
  const form = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState<HouseStep>(setup.Step)
  const [house, setHouse] = useState<House>(() => toHouse(setup))
  const [hasTried, setTried] = useState(false)
  const [isTypedPerson, setTypedPerson] = useState(false)
  const goal = useRef<HouseStep | null>(null)
  const { run, isBusy, isDone, failure } = useRouteAction<HouseAction, { message: string }>(() => {
    if (goal.current !== null) setStep(goal.current)
    setTried(false)
    scrollTo({ top: 0 })
  })
  const question = useUnsavedChanges((isTypedPerson || !isSameHouse(house, toHouse(setup))) && !isBusy)
  const labels: Record<HouseStep, string> = { house: t.houseStep, gate: t.gateStep, people: t.peopleStep, calls: t.callsStep, done: t.doneStep }
  const texts: Record<HouseStep, string> = { house: t.houseText, gate: t.gateText, people: t.peopleText, calls: t.callsText, done: t.doneText }
  const place = houseSteps.indexOf(step)
  const [before, next] = [houseSteps[place - 1], houseSteps[place + 1]]
  const reached = Math.max(place, houseSteps.indexOf(setup.Step))
  const problems = houseProblems(house)

  const goTo = (to: HouseStep | null) => {
    setTried(true)
    if (isTypedPerson) return
    if (Object.keys(problems).length > 0) {
      setStep('house')
      if (form.current) requestAnimationFrame(() => form.current && focusFirstInvalid(form.current))
      return
    }
    goal.current = to
    run(to === null ? { intent: 'finish', payload: house } : { intent: 'save', payload: { Step: to, ...house } })
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    goTo(next ?? null)
  }
  const change = (changed: Partial<House>) => setHouse({ ...house, ...changed })
  return (
    <Stack gap={5}>
      <PageHeader title={t.title} facts={house.AccountName} />
      <WizardSteps
        steps={houseSteps.map((id, index) => ({ id, label: labels[id], isDone: index <= reached && id !== step }))}
        current={step}
        onStepChange={({ id }) => goTo(houseSteps.find((known) => known === id) ?? 'house')}
        labels={{ name: t.stepsLabel, done: t.done, position: t.position }}
      />
      {setup.SavedAt !== null && step === setup.Step && !isDone && step !== 'house' && (
        <Text tone="muted">{t.welcomeBack({ step: labels[step], time: day(setup.SavedAt, setup.TimezoneID) })}</Text>
      )}
      {failure && !isBusy && <SaveFailure failure={failure} title={t.failed} isNew={false} lookHref={paths.singleFamilySetup} />}
      <Step title={labels[step]}>
        <Stack gap={4}>
          <Text tone="muted">{texts[step]}</Text>
          {step === 'gate' && <GateStep setup={setup} />}
          {step === 'people' && <PeopleStep setup={setup} onTypedChange={({ isTyped }) => setTypedPerson(isTyped)} />}
          <form ref={form} id="house-setup" noValidate onSubmit={submit}>
            {step === 'house' && <HouseStepFields house={house} timezones={timezones} problems={hasTried ? problems : {}} onChange={change} />}
            {step === 'calls' && <CallsStep house={house} onChange={change} />}
            {step === 'done' && <ReviewStep setup={setup} house={house} labels={labels} onEdit={(to) => goTo(to)} />}
          </form>
        </Stack>
      </Step>
      <FootBar fact={step === 'done' ? t.nextSteps : t.everyStep} waiting={hasTried && isTypedPerson ? t.addFirst : hasTried && Object.keys(problems).length > 0 ? t.missing : undefined}>
        {before && (
          <Button size="form" disabled={isBusy} onClick={() => goTo(before)}>
            {t.back}
          </Button>
        )}
        <Button variant="primary" size="form" type="submit" form="house-setup" isBusy={isBusy}>
          {next ? t.next({ step: labels[next] }) : t.finish}
        </Button>
      </FootBar>
      {question}
    </Stack>
  )
}

const Step = styled(Card)`
  inline-size: min(100%, 44rem);
`
