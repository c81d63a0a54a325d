import { useStore } from '@nanostores/react'
import { houseSteps, type HouseStep } from '@portal/domain'
import { Button, Card, FootBar, Heading, media, PageHeader, Stack, Text } from '@portal/ui'
import { Ticket } from 'lucide-react'
import { useRef, useState, type SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import type { AccessCode } from '../../../access/codes/codeForm.ts'
import { paths } from '../../../app/paths.ts'
import { useRouteAction } from '../../../app/useRouteAction.ts'
import { useUnsavedChanges } from '../../../app/useUnsavedChanges.tsx'
import { DropQuestion } from '../../../calls/DropQuestion.tsx'
import { focusFirstInvalid } from '../../../forms/focusFirstInvalid.ts'
import { SaveFailure } from '../../../forms/SaveFailure.tsx'
import { CallsStep } from './CallsStep.tsx'
import { CodesStep } from './CodesStep.tsx'
import { GateStep } from './GateStep.tsx'
import { codeChanges, locationsOf, savedCodes } from './houseCodes.ts'
import { HouseStepFields } from './HouseStepFields.tsx'
import { HouseSteps } from './HouseSteps.tsx'
import { houseProblems, isSameHouse, toHouse, type House } from './houseValues.ts'
import { HouseWelcome } from './HouseWelcome.tsx'
import { houseSetupMessages } from './messages.ts'
import { PeopleStep } from './PeopleStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import type { HouseAction, HouseAnswer, HouseSetup } from './route.tsx'
import { useHouseCodes } from './useHouseCodes.ts'
import { useHouseFacts } from './useHouseFacts.ts'

export interface HouseSetupPageProps {
  setup: HouseSetup
  /** The codes of everybody in the house. */
  codes: readonly AccessCode[]
  timezones: readonly { ID: string; Name: string }[]
}

/** The set-up of a house: going on saves, so that it resumes at the step where its owner stopped, on any device. */
export function HouseSetupPage({ setup, codes: saved, timezones }: HouseSetupPageProps) {
  const t = useStore(houseSetupMessages)
  const form = useRef<HTMLFormElement>(null)
  const [isBack, setBack] = useState(setup.SavedAt !== null)
  const [step, setStep] = useState<HouseStep>(setup.Step)
  const [house, setHouse] = useState<House>(() => toHouse(setup))
  const [rung, setRung] = useState<readonly number[]>(setup.RungUserIDs)
  const [hasTried, setTried] = useState(false)
  const [isTold, setTold] = useState(false)
  const [isTypedPerson, setTypedPerson] = useState(false)
  const goal = useRef<HouseStep | null>(null)
  const edit = useHouseCodes(setup, saved, house.Address, step === 'codes' && !isBack)
  const { run, isBusy, failure } = useRouteAction<HouseAction, HouseAnswer>(({ Refused = [] }) => {
    edit.refuse(Refused)
    if (Refused.length > 0) return
    if (goal.current !== null) setStep(goal.current)
    setTried(false)
    scrollTo({ top: 0 })
  })
  const isChanged = isTypedPerson || !isSameHouse(house, toHouse(setup)) || (step === 'codes' && edit.isChanged) || String(rung) !== String(setup.RungUserIDs)
  const question = useUnsavedChanges(isChanged && !isBusy)
  const place = houseSteps.indexOf(step)
  const [before, next] = [houseSteps[place - 1], houseSteps[place + 1]]
  const reached = place > houseSteps.indexOf(setup.Step) ? step : setup.Step
  const steps = useHouseFacts({ setup, house, codes: edit.codes, rung, reached })
  const problems = houseProblems(house)
  const badCodes = Object.keys(edit.problems).length

  const payload = (to: HouseStep, AcknowledgesEnd = isTold) => ({ Step: to, ...house, RungUserIDs: [...rung], AcknowledgesEnd })
  const goTo = (to: HouseStep, knowsEnd = isTold) => {
    setTried(true)
    if (isTypedPerson) return
    if (Object.keys(problems).length > 0 || (step === 'codes' && badCodes > 0)) {
      if (step !== 'codes') setStep('house')
      requestAnimationFrame(() => form.current && focusFirstInvalid(form.current))
      return
    }
    goal.current = to
    if (step === 'codes') run({ intent: 'codes', ...codeChanges(edit.codes, savedCodes(saved), locationsOf(setup)), payload: payload(to, knowsEnd) })
    else run({ intent: 'save', payload: payload(to, knowsEnd) })
  }
  const finish = (lands: 'dashboard' | 'newInvite') => {
    goal.current = null
    run({ intent: 'finish', payload: house, lands })
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (next) goTo(next)
    else finish('dashboard')
  }
  const change = (changed: Partial<House>) => {
    setTold(false)
    setHouse({ ...house, ...changed })
  }
  const current = steps[place]
  const nextLabel = steps[place + 1]?.label
  const texts: Record<HouseStep, [title: string, text: string]> = {
    house: [t.houseStep, t.houseText], gate: [t.gateStep, t.gateText], people: [t.peopleStep, t.peopleText],
    codes: [t.codesTitle, t.codesText], calls: [t.callsStep, t.callsText], done: [t.ready({ house: house.AccountName }), t.doneText],
  }
  const waiting = isTypedPerson ? t.addFirst : step === 'codes' && badCodes > 0 ? t.codesFirst : Object.keys(problems).length > 0 ? t.missing : undefined

  if (isBack && current) {
    return (
      <HouseWelcome
        setup={setup}
        steps={steps}
        onGo={(to) => {
          setStep(to)
          setBack(false)
        }}
      />
    )
  }
  return (
    <Stack gap={5}>
      <PageHeader title={t.title} facts={house.AccountName} />
      {failure && !isBusy && <SaveFailure failure={failure} title={t.failed} isNew={false} lookHref={paths.singleFamilySetup} />}
      <Columns>
        <HouseSteps steps={steps} current={step} onStepChange={({ id }) => goTo(id)} />
        <Card>
          <Stack gap={4}>
            <Stack gap={1}>
              <Heading level={2}>{texts[step][0]}</Heading>
              <Text tone="muted">{texts[step][1]}</Text>
            </Stack>
            {step === 'gate' && <GateStep setup={setup} />}
            {step === 'people' && <PeopleStep setup={setup} onTypedChange={({ isTyped }) => setTypedPerson(isTyped)} />}
            <form ref={form} id="house-setup" noValidate onSubmit={submit}>
              {step === 'house' && <HouseStepFields house={house} timezones={timezones} problems={hasTried ? problems : {}} onChange={change} />}
              {step === 'codes' && <CodesStep setup={{ ...setup, ...house }} edit={edit} />}
              {step === 'calls' && <CallsStep setup={setup} house={house} rung={rung} onRungChange={({ rung: chosen }) => {
                setTold(false)
                setRung(chosen)
              }} onChange={change} />}
              {step === 'done' && <ReviewStep setup={setup} steps={steps} payload={payload('done')} onEdit={goTo} />}
            </form>
          </Stack>
        </Card>
      </Columns>
      <FootBar fact={step === 'done' ? t.nextSteps : t.everyStep} waiting={hasTried || step === 'codes' ? waiting : undefined}>
        {before && (
          <Button size="form" disabled={isBusy} onClick={() => goTo(before)}>
            {t.back}
          </Button>
        )}
        {!next && (
          <Button size="form" icon={Ticket} disabled={isBusy} onClick={() => finish('newInvite')}>
            {t.firstInvite}
          </Button>
        )}
        <Button variant="primary" size="form" type="submit" form="house-setup" isBusy={isBusy}>
          {nextLabel ? t.next({ step: nextLabel }) : t.finish}
        </Button>
      </FootBar>
      <DropQuestion
        failure={isBusy ? null : failure}
        onConfirm={() => {
          setTold(true)
          goTo('done', true)
        }}
      />
      {question}
    </Stack>
  )
}

/** The steps stand beside what is asked; on a phone they are a bar above it. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: 17rem minmax(0, 40rem);
  align-items: start;
  gap: var(--portal-space-5);

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
