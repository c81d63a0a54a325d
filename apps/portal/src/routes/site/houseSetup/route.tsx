import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { AccessCodeType, houseSteps, type HouseStep } from '@portal/domain'
import { attempt } from '#portal/app/attempt.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { houseSetupMessages } from './messages.ts'
import { Button, Card, FootBar, Heading, media, PageHeader, Stack, Text, DescriptionList, Inline, InlineAlert, ChoiceField, FilteredTextField, Grid, activeStatus, StatusLabel } from '@portal/ui'
import { Ticket, DoorOpen, ArrowRight } from 'lucide-react'
import { useRef, useState, type SyntheticEvent } from 'react'
import { redirect } from 'react-router-dom'
import { styled } from 'styled-components'
import type { AccessCode } from '#portal/access/codes/codeForm.ts'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { paths } from '#portal/app/paths.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useCall } from '#portal/app/useCall.ts'
import { useUnsavedChanges } from '#portal/app/useUnsavedChanges.tsx'
import { DropQuestion } from '#portal/calls/DropQuestion.tsx'
import { focusFirstInvalid } from '#portal/forms/focusFirstInvalid.ts'
import { SaveFailure } from '#portal/forms/SaveFailure.tsx'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { useDay } from '#portal/people/useMoments.ts'
import { CallsStep, RingTest, CodesStep, PeopleStep } from './steps.tsx'
import { codeChanges, locationsOf, savedCodes, saveCodes, housePeople, type HouseCodes, type RefusedCode, houseProblems, isSameHouse, toHouse, type House, type HouseField, useHouseCodes } from './houseCodes.ts'
import { HouseSteps, type HouseStepState } from './HouseSteps.tsx'

export type HouseSetup = ResponseOf<typeof endpoints.getHouseSetup>

export type SaveHouse = PayloadOf<typeof endpoints.saveHouseSetup>

/** The page `/site/single-family-manual-setup`, on which the owner sets up a house step by step. */
export const route = pageScreen({
  async load({ api, signal }) {
    const [setup, { AccessCodes: codes }, zones] = await Promise.all([
      api.getHouseSetup({}, { signal }),
      api.getAccessCodes({ AccessCodeTypeID: AccessCodeType.GateCode, count: 100 }, { signal }),
      attempt(api.getTimezones({}, { signal })),
    ])
    return { setup, codes, timezones: zones.ok ? zones.value.Timezones : [] }
  },
  words: houseSetupMessages,
  head: (t) => ({ title: t.title, failed: t.loadFailed }),
  Page: HouseSetupPage,
})

interface HouseSetupPageProps {
  setup: HouseSetup
  /** All codes of the house. */
  codes: readonly AccessCode[]
  timezones: readonly { ID: string; Name: string }[]
}

/** The set-up of a house. Each step saves, so that the owner can resume on any device. */
function HouseSetupPage({ setup, codes: saved, timezones }: HouseSetupPageProps) {
  const t = houseSetupMessages.useWords()
  const portal = usePortal()
  const { api } = portal
  const form = useRef<HTMLFormElement>(null)
  const [isBack, setBack] = useState(setup.SavedAt !== null)
  const [step, setStep] = useState<HouseStep>(setup.Step)
  const [house, setHouse] = useState<House>(() => toHouse(setup))
  const [rung, setRung] = useState<readonly number[]>(setup.RungUserIDs)
  const [hasTried, setTried] = useState(false)
  const [isTold, setTold] = useState(false)
  const [isUserTyped, setIsUserTyped] = useState(false)
  const edit = useHouseCodes(setup, saved, house.Address, step === 'codes' && !isBack)
  const { run, isBusy, failure } = useCall(
    (_api, { save }: { save: () => Promise<readonly RefusedCode[]>; goal: HouseStep }) => save(),
    (refused, { goal }) => {
      edit.refuse(refused)
      if (refused.length > 0) return
      setStep(goal)
      setTried(false)
      scrollTo({ top: 0 })
    },
  )
  const isChanged = isUserTyped || !isSameHouse(house, toHouse(setup)) || (step === 'codes' && edit.isChanged) || String(rung) !== String(setup.RungUserIDs)
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
    if (isUserTyped) return
    if (Object.keys(problems).length > 0 || (step === 'codes' && badCodes > 0)) {
      if (step !== 'codes') setStep('house')
      requestAnimationFrame(() => form.current && focusFirstInvalid(form.current))
      return
    }
    const save = async () => {
      const refused = step === 'codes' ? await saveCodes(api, codeChanges(edit.codes, savedCodes(saved), locationsOf(setup))) : []
      if (refused.length === 0) await api.saveHouseSetup(payload(to, knowsEnd))
      return refused
    }
    run({ save, goal: to })
  }
  const finish = (lands: 'dashboard' | 'newInvite') => {
    const save = async () => {
      await api.updateSingleFamilyManualAccount(house)
      // The set-up is complete: from now on signing in leads to the dashboard, and this page no longer exists.
      portal.forgetDetails()
      throw redirect(paths[lands])
    }
    run({ save, goal: 'done' })
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
  const waiting = isUserTyped ? t.addFirst : step === 'codes' && badCodes > 0 ? t.codesFirst : Object.keys(problems).length > 0 ? t.missing : undefined

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
      {failure && <SaveFailure failure={failure} title={t.failed} isNew={false} lookHref={paths.singleFamilySetup} />}
      <Columns>
        <HouseSteps steps={steps} current={step} onStepChange={({ id }) => goTo(id)} />
        <Card>
          <Stack gap={4}>
            <Stack gap={1}>
              <Heading level={2}>{texts[step][0]}</Heading>
              <Text tone="muted">{texts[step][1]}</Text>
            </Stack>
            {step === 'gate' && <GateStep setup={setup} />}
            {step === 'people' && <PeopleStep setup={setup} onTypedChange={({ isTyped }) => setIsUserTyped(isTyped)} />}
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

/** The layout: the steps are beside the form, on a phone in a bar above it. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: 17rem minmax(0, 40rem);
  align-items: start;
  gap: var(--portal-space-5);

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The step with the gates, each with a test button. */
function GateStep({ setup }: { setup: HouseSetup }) {
  const t = houseSetupMessages.useWords()
  const day = useDay()
  const { run, isBusy, failure } = useCall((api, PortID: string) => api.openDoor({ PortID }))
  if (setup.Doors.length === 0) return <InlineAlert tone="info">{t.noGate}</InlineAlert>
  return (
    <Stack gap={3}>
      <DescriptionList
        items={setup.Doors.map(({ ID, Name, LastOpenedAt }) => ({
          term: Name,
          value: (
            <Inline gap={3}>
              {LastOpenedAt === null ? t.neverOpened : t.opened({ time: day(LastOpenedAt, setup.TimezoneID) })}
              <Button size="compact" icon={DoorOpen} isBusy={isBusy} onClick={() => run(ID)}>
                {t.openNow}
              </Button>
            </Inline>
          ),
        }))}
      />
      <FailureAlert failure={failure} />
    </Stack>
  )
}

interface HouseStepFieldsProps {
  house: House
  timezones: readonly { ID: string; Name: string }[]
  problems: Partial<Record<HouseField, true>>
  onChange: (changed: Partial<House>) => void
}

/** The fields of the house and its owner. */
function HouseStepFields({ house, timezones, problems, onChange }: HouseStepFieldsProps) {
  const t = houseSetupMessages.useWords()
  const texts = (field: HouseField, label: string, maxLength: number) => ({
    label,
    maxLength,
    value: house[field],
    error: problems[field] && t.needed,
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
  })
  const zones = timezones.some(({ ID }) => ID === house.TimezoneID) ? timezones : [{ ID: house.TimezoneID, Name: house.TimezoneID }, ...timezones]
  return (
    <Stack gap={4}>
      <FilteredTextField {...texts('AccountName', t.accountName, 100)} autoComplete="off" />
      <FilteredTextField {...texts('Address', t.address, 200)} autoComplete="street-address" />
      <ChoiceField
        label={t.timeZone}
        value={house.TimezoneID}
        options={zones.map(({ ID, Name }) => ({ value: ID, label: `${ID} · ${Name}` }))}
        onValueChange={({ value }) => onChange({ TimezoneID: value })}
      />
      <Grid minColumn="180px" gap={4}>
        <FilteredTextField {...texts('FirstName', t.firstName, 60)} autoComplete="given-name" />
        <FilteredTextField {...texts('LastName', t.lastName, 60)} autoComplete="family-name" />
      </Grid>
      <FilteredTextField {...texts('Phone', t.phone, 32)} isOptional inputMode="tel" autoComplete="tel" />
    </Stack>
  )
}

interface ReviewStepProps {
  setup: HouseSetup
  steps: readonly HouseStepState[]
  payload: SaveHouse
  onEdit: (step: HouseStep) => void
}

/** The last step: each earlier step with its result and an edit button. */
function ReviewStep({ setup, steps, payload, onEdit }: ReviewStepProps) {
  const t = houseSetupMessages.useWords()
  const works: Partial<Record<HouseStep, boolean>> = { gate: setup.Doors.some(({ LastOpenedAt }) => LastOpenedAt !== null) }
  return (
    <Stack gap={4}>
      <DescriptionList
        items={steps.filter(({ id }) => id !== 'done').map(({ id, label, fact }) => ({
          term: label,
          value: (
            <Inline gap={3} isWrapping>
              <Text>{fact}</Text>
              {works[id] && <StatusLabel status={activeStatus}>{t.works}</StatusLabel>}
              <Button size="compact" aria-label={t.changeStep({ step: label })} onClick={() => onEdit(id)}>
                {t.change}
              </Button>
            </Inline>
          ),
        }))}
      />
      <RingTest setup={setup} payload={payload} />
    </Stack>
  )
}

interface Known {
  setup: HouseSetup
  house: House
  codes: HouseCodes
  rung: readonly number[]
  /** The last step that the owner has reached. */
  reached: HouseStep
}

/** Returns the steps with a fact about each, for the list and the last step. */
function useHouseFacts({ setup, house, codes, rung, reached }: Known): HouseStepState[] {
  const t = houseSetupMessages.useWords()
  const list = useFormatsList()
  const day = useDay()
  const people = housePeople({ ...setup, ...house })
  const chosen = people.filter(({ id }) => codes[id]).length
  const first = ({ name }: { name: string }) => name.split(' ')[0] ?? name
  const gates = setup.Doors.map(({ Name, LastOpenedAt }) => (LastOpenedAt === null ? t.gateUntried({ gate: Name }) : t.gateOpened({ gate: Name, time: day(LastOpenedAt, setup.TimezoneID) })))
  const ringing = [people.slice(0, 1), people.filter(({ id }) => rung.includes(id))].filter(({ length }) => length > 0).map((names) => list(names.map(first)))
  const phone = house.WatchmanPhoneNumber.trim()
  const said: Record<HouseStep, { label: string; fact: string }> = {
    house: { label: t.houseStep, fact: house.Address || t.houseFact },
    gate: { label: t.gateStep, fact: gates.length === 0 ? t.noGateFact : list(gates) },
    people: { label: t.peopleStep, fact: people.length === 1 ? t.onlyYou : list(people.map(first)) },
    codes: { label: t.codesStep, fact: locationsOf(setup).length === 0 ? t.codesLaterFact : chosen === people.length ? t.codesChosen({ count: chosen }) : t.codesMissing({ missing: String(people.length - chosen), of: String(people.length) }) },
    calls: { label: t.callsStep, fact: [...ringing, ...(phone === '' ? [] : [phone])].join(` ${t.ringsThen} `) },
    done: { label: t.doneStep, fact: t.doneFact },
  }
  const isPast = (id: HouseStep) => houseSteps.indexOf(id) <= houseSteps.indexOf(reached)
  return houseSteps.map((id) => ({ id, ...said[id], fact: isPast(id) ? said[id].fact : t[`${id}Coming`], isDone: isPast(id) }))
}

interface HouseWelcomeProps {
  setup: HouseSetup
  steps: readonly HouseStepState[]
  onGo: (step: HouseStep) => void
}

/** Welcomes a returning owner: shows the progress, and a button to continue. */
function HouseWelcome({ setup, steps, onGo }: HouseWelcomeProps) {
  const t = houseSetupMessages.useWords()
  const day = useDay()
  const { run, isBusy, isDone, failure } = useCall((api, PortID: string) => api.openDoor({ PortID }))
  const label = steps.find(({ id }) => id === setup.Step)?.label ?? ''
  const gate = setup.Doors[0]
  return (
    <Column>
      <Stack gap={5}>
        <PageHeader title={t.welcome({ name: setup.FirstName || setup.AccountName })} facts={t.welcomeBack({ step: label, time: day(setup.SavedAt ?? '', setup.TimezoneID) })} />
        <HouseSteps isWhole steps={steps} current={setup.Step} onStepChange={({ id }) => onGo(id)} />
        {gate?.LastOpenedAt && <InlineAlert tone="info">{t.gateWorks({ gate: gate.Name })}</InlineAlert>}
        <div>
          <FailureAlert failure={failure} />
          <div role="status">{isDone && gate && <InlineAlert tone="success">{t.gateOpens({ gate: gate.Name })}</InlineAlert>}</div>
        </div>
        <Inline gap={2} isWrapping>
          <Button variant="primary" size="form" icon={ArrowRight} onClick={() => onGo(setup.Step)}>
            {t.goOn({ step: label })}
          </Button>
          {gate && (
            <Button size="form" icon={DoorOpen} isBusy={isBusy} onClick={() => run(gate.ID)}>
              {t.openGateNow({ gate: gate.Name })}
            </Button>
          )}
        </Inline>
      </Stack>
    </Column>
  )
}

const Column = styled.div`
  inline-size: min(100%, 36rem);
`
