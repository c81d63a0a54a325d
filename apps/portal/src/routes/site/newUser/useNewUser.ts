import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CallFailure } from '#portal/app/attempt.ts'
import { useTold, type AboutCalls } from '#portal/calls/DropQuestion.tsx'
import { useRecordEdit, type RecordEditing } from '#portal/forms/useRecordEdit.ts'
import { userProblems, type UserProblems } from '#portal/people/userProblems.ts'
import type { Uniqueness } from '#portal/people/useUnique.ts'
import { userFields, type User, type UserField, type UserValues } from '#portal/people/userValues.ts'
import {
  emptyWizard, isStepComplete, shownStep, stepOfField, stepOfRefusal, steps, type Step, type WizardValues,
} from './wizardValues.ts'
import type { NewCode } from './newCodes.ts'
import { wizardKind } from './wizardKind.ts'

/** What saving a new user answers. */
interface WizardAnswer {
  message: string
  User: User
}

/** What saving needs beside what was typed: the property, and the places where they may pass. */
export interface AboutWizard extends AboutCalls {
  propertyId: number
  places: number[]
}

/** Why the last press did not go on. */
export type Waiting = 'waitMissing' | 'waitTaken' | 'waitChecking'

/** To the next step, or to the end at once. */
type Aim = 'next' | 'create'

export interface NewUser extends Pick<RecordEditing<WizardValues, never>, 'form'> {
  values: WizardValues
  step: Step
  /** The steps one can go to: those seen already, up to the first that lacks something. */
  reached: ReadonlySet<Step>
  /** Whether what is missing on this step is shown. */
  isJudged: boolean
  problems: UserProblems
  refusals: Partial<Record<UserField, string>>
  /** The service's refusal of a code or call group on this step, or of the whole. */
  failure: CallFailure | null
  waiting: Waiting | null
  /** The keys of the codes someone has. */
  takenCodes: ReadonlySet<number>
  /** What was made, once it was. */
  saved: RecordEditing<WizardValues, never, object, WizardAnswer>['saved']
  hasChanges: boolean
  isRestored: boolean
  isSaving: boolean
  change: (change: Partial<WizardValues>) => void
  changeUser: (change: Partial<UserValues>) => void
  /** From the codes as they are then: an answer that comes late must not take back what was added meanwhile. */
  changeCodes: (update: (codes: NewCode[]) => NewCode[]) => void
  tellUniqueness: (field: string, kind: Uniqueness['kind']) => void
  goTo: (step: Step) => void
  /** How many fields of the own hours hold text that is no time. */
  setUnreadable: (fields: number) => void
  /** Whether all that is needed is there, so that the rest of the steps may be left out. */
  mayCreate: boolean
  /** To the next step, or saves on the last one; stays where something is missing or taken. */
  goOn: () => boolean
  /** Saves from wherever one is; leads to the step that lacks something. */
  create: () => boolean
  /** Saves though a visitor could then reach nobody: the person was told. */
  createTold: () => void
  startOver: () => void
}

/** The wizard of a new user: values that survive a reload, a step in the address, one save at the end. `placesOf`: where they may pass; `isClosedTo`: whether their property is closed. */
export function useNewUser(propertyId: number, placesOf: (values: WizardValues) => number[], isClosedTo: (values: WizardValues) => boolean): NewUser {
  const { tell, about } = useTold()
  const editing = useRecordEdit<WizardValues, WizardValues, keyof WizardValues, object, WizardAnswer>(emptyWizard, wizardKind, {
    about: (typed): AboutWizard => ({ propertyId: typed.propertyId ?? propertyId, places: placesOf(typed), ...about() }),
  })
  const { form, failure, isSaving } = editing
  const { values } = editing.edit
  const hasChanges = editing.changed.length > 0
  const [judged, setJudged] = useState<Step | null>(null)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [aim, setAim] = useState<Aim>('next')
  const [unreadable, setUnreadable] = useState(0)
  const [unique, setUnique] = useState<Partial<Record<string, Uniqueness['kind']>>>({})
  const [search, setSearch] = useSearchParams()
  const isClosed = isClosedTo(values)
  const step = shownStep(search.get('step'), values, isClosed)
  const [furthest, setFurthest] = useState(0)
  if (steps.indexOf(step) > furthest) setFurthest(steps.indexOf(step))
  const field = failure?.kind === 'service' ? failure.field : undefined
  const refused = field === undefined ? undefined : userFields.find((name) => name === field.split('.').at(-1))
  const goTo = (next: Step) => {
    setWaiting(null)
    setSearch(next === 'person' ? {} : { step: next }, { preventScrollReset: false })
  }
  const [followed, setFollowed] = useState<CallFailure | null>(null)
  const isComplete = (name: Step) => isStepComplete(name, values, isClosed) && (name !== 'group' || unreadable === 0)
  const isAny = (kind: Uniqueness['kind'], at: Step) => Object.entries(unique).some(([name, known]) => known === kind && stepOfUnique(name) === at)
  const whyNot = (at: Step): Waiting | null => {
    if (!isComplete(at)) return 'waitMissing'
    return isAny('taken', at) ? 'waitTaken' : isAny('checking', at) ? 'waitChecking' : null
  }
  const go = (wanted: Aim): boolean => {
    const next = wanted === 'create' ? undefined : steps[steps.indexOf(step) + 1]
    const stuck = (next ? [step] : steps).find((name) => whyNot(name) !== null)
    const why = stuck === undefined ? null : whyNot(stuck)
    if (stuck !== undefined && stuck !== step) goTo(stuck)
    setAim(wanted)
    setJudged(stuck ?? null)
    setWaiting(why)
    setFollowed(failure)
    if (why !== null) return false
    if (next) goTo(next)
    else editing.save()
    return true
  }
  // Who went on while it was still checked, goes on once it is known.
  const isKnownNow = waiting === 'waitChecking' && whyNot(step) !== 'waitChecking'
  const goOnNow = useEffectEvent(() => go(aim))
  useEffect(() => {
    if (!isKnownNow) return undefined
    const timer = setTimeout(() => goOnNow(), 0)
    return () => clearTimeout(timer)
  }, [isKnownNow])
  const change = (changed: Partial<WizardValues>) => {
    setWaiting(null)
    editing.change(changed)
  }
  // A refusal leads once to the step whose field it names.
  const refusedStep = field === undefined ? null : stepOfRefusal(field)

  return {
    form,
    values,
    step: failure && followed !== failure && refusedStep ? refusedStep : step,
    reached: new Set(steps.filter((name, index) => index <= furthest && shownStep(name, values, isClosed) === name)),
    isJudged: judged === step,
    problems: judged === step ? userProblems(values.user) : {},
    refusals: refused && failure?.kind === 'service' ? { [refused]: failure.message } : {},
    failure: refused ? null : failure,
    waiting,
    takenCodes: new Set(values.codes.map(({ key }) => key).filter((key) => unique[`code${key}`] === 'taken')),
    saved: editing.saved,
    hasChanges: hasChanges && editing.saved === null,
    isRestored: editing.isRestored,
    isSaving,
    change,
    changeUser: (user) => change({ user: { ...form.getState().values.user, ...user } }),
    changeCodes: (update) => change({ codes: update(form.getState().values.codes) }),
    tellUniqueness: (name, kind) => setUnique((before) => (before[name] === kind ? before : { ...before, [name]: kind })),
    goTo(next) {
      setFollowed(failure)
      goTo(next)
    },
    setUnreadable,
    mayCreate: steps.every(isComplete),
    goOn: () => go('next'),
    create: () => go('create'),
    createTold() {
      tell()
      go('create')
    },
    startOver() {
      editing.discard()
      setJudged(null)
      setUnique({})
      setFurthest(0)
      goTo('person')
    },
  }
}

function stepOfUnique(name: string): Step | undefined {
  return name === 'callGroupName' || name.startsWith('code') ? 'codes' : stepOfField[name as UserField]
}
