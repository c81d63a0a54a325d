import { type CallAnswers, type CallEvent, type CallNumber, type CallPlan, callSteps, say, simulateCall, withOwnPhones } from '@portal/domain'
import { anyCallAnswers, anyCallPlan, anyCallWorld } from '@portal/domain/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callMessages } from './call.messages.ts'
import { nameOfPhone } from './callVoice.ts'
import { describeCallReach } from './describeCallReach.ts'
import { exampleNumbers, examplePeople, examplePlan, exampleWorld, faultyPlan, shortPlan } from './examplePlans.ts'
import { tellCall } from './tellCall.ts'

const voice = { locale: 'en', words: say(callMessages, 'en') }
const story = (plan: CallPlan, answers: CallAnswers = {}) =>
  tellCall(simulateCall(plan, exampleWorld, answers), plan, { ...voice, people: examplePeople, station: 'Main Gate' }).map(({ at, text }) => `${at / 1000} ${text}`)

describe('a call as sentences', () => {
  it('the sentences say who declines, how long no phone rings, who is called next and how the call ends', () => {
    expect(story(examplePlan, { 'person:1': { does: 'decline', after: 12_000 } })).toEqual([
      '0 A visitor calls at Main Gate.',
      '0 Ana Lucía Barrientos’s phone rings, with video.',
      '12 Ana Lucía Barrientos declines. No phone rings for 18 seconds: each step lasts 30.',
      '30 Ben Barrientos’s phone rings, with video.',
      '60 Ben Barrientos doesn’t answer.',
      '60 Leasing Desk gets a phone call, voice only.',
      '90 Leasing Desk doesn’t answer.',
      '90 The call ends unanswered.',
    ])
  })

  it('equal events of several phones at the same time share a sentence, unless their reasons differ', () => {
    expect(story(faultyPlan)).toEqual([
      '0 A visitor calls at Main Gate.',
      '0 Ana Lucía Barrientos’s phone rings, with video.',
      '0 Wm. J. Abernathy is skipped: the app is not set up.',
      '0 Marcus Tran is skipped: the phone doesn’t let the app ring.',
      '30 Ana Lucía Barrientos doesn’t answer.',
      '30 Ana Lucía Barrientos’s phone rings, with video.',
      '30 Former member is skipped: removed or inactive.',
      '60 Ana Lucía Barrientos doesn’t answer.',
      '60 The call ends unanswered.',
    ])
    const both = { ...examplePlan, tiers: [[1, 2], []] } as const
    expect(story(both, { 'person:1': { does: 'answer', after: 5000, opensAfter: 2000 } })).toEqual([
      '0 A visitor calls at Main Gate.',
      '0 The phones of Ana Lucía Barrientos and Ben Barrientos ring, with video.',
      '5 Ana Lucía Barrientos answers.',
      '5 The phone of Ben Barrientos stops ringing.',
      '7 Ana Lucía Barrientos opens Main Gate.',
    ])
  })

  it('a sentence says which user answers or ends the call in the portal', () => {
    const before = simulateCall(examplePlan, exampleWorld, {}).slice(0, 3)
    const desk = { phone: 'desk:4' }
    const tell = (events: readonly CallEvent[]) => tellCall([...before, ...events], examplePlan, { ...voice, people: examplePeople, station: 'Main Gate' }).slice(2).map(({ at, text }) => `${at / 1000} ${text}`)
    expect(tell([{ at: 9000, kind: 'answered', ...desk }, { at: 9000, kind: 'stopped', phone: 'person:1', reason: 'answeredElsewhere' }, { at: 9000, kind: 'opened', ...desk }])).toEqual([
      '9 Alexandria Abbott-Villaseñor answers at the desk.', '9 The phone of Ana Lucía Barrientos stops ringing.', '9 Alexandria Abbott-Villaseñor opens Main Gate.',
    ])
    expect(tell([{ at: 9000, kind: 'stopped', phone: 'person:1', reason: 'endedAtDesk' }, { at: 9000, kind: 'ended', reason: 'endedAtDesk', ...desk }])).toEqual([
      '9 The phone of Ana Lucía Barrientos stops ringing.', '9 Alexandria Abbott-Villaseñor ends the call at the desk.',
    ])
  })

  it('a sentence says how long no phone rings in an empty step', () => {
    expect(story(shortPlan).slice(-3)).toEqual([
      '30 Ana Lucía Barrientos doesn’t answer.',
      '30 No phone rings for 30 seconds.',
      '60 The call ends unanswered.',
    ])
  })
})

/** Gives the plan's members names that the test can find in a sentence. */
function withPlainNames(plan: CallPlan): CallPlan {
  const plain = <Given extends CallNumber | null>(number: Given): Given => number && { ...number, label: `Line-${number.phone.replaceAll(/\D/g, '')}` }
  return plan.kind === 'video' ? { ...plan, voiceNumber: plain(plan.voiceNumber) } : { ...plan, numbers: plan.numbers.map(plain) }
}

it('the sentences tell each event of a phone once, in order and at its time', () => {
  fc.assert(
    fc.property(anyCallPlan.map(withPlainNames), anyCallWorld, anyCallAnswers, (given, anyWorld, answers) => {
      const people = anyWorld.people.map((person) => ({ ...person, name: `Person-${person.id}` }))
      const plan = withOwnPhones(given, people)
      const events = simulateCall(plan, { ...anyWorld, people }, answers)
      const lines = tellCall(events, plan, { ...voice, people, station: 'Main Gate' })
      const phones = new Map(callSteps(plan).flatMap((step) => step.phones).map(({ key, personId, number }) => [key, nameOfPhone({ personId, number }, people, voice)]))
      const happened = events.flatMap((event) => ('phone' in event ? [`${event.at} ${phones.get(event.phone)}`] : []))
      const told = lines.flatMap(({ at, text }) => [...text.matchAll(/Person-\d|Line-\d*|Former member/g)].map(([name]) => `${at} ${name}`))
      expect(told).toEqual(happened)
      expect(lines[0]).toEqual({ at: 0, kind: 'called', text: 'A visitor calls at Main Gate.' })
      const end = events.find(({ kind }) => kind === 'ended')
      expect(lines.filter(({ kind }) => kind === 'ended').map(({ at }) => at)).toEqual(end ? [end.at] : [])
    }),
    { numRuns: 2000 },
  )
})

describe('the users that a plan reaches', () => {
  it('a user’s phone is named as a phone if their app rang before', () => {
    const [ana, ...others] = examplePeople
    const world = { ...exampleWorld, people: [{ ...ana!, ringsPhone: true }, ...others] }
    expect(describeCallReach(examplePlan, world, voice, 'Main Gate').sentence).toBe(
      'A visitor at Main Gate reaches Ana Lucía Barrientos, then Ben Barrientos, then Ana Lucía Barrientos (phone), then Leasing Desk.',
    )
    const plan = withOwnPhones(examplePlan, world.people)
    const lines = tellCall(simulateCall(plan, world, {}), plan, { ...voice, people: world.people })
    expect(lines.find(({ at, kind }) => at === 60_000 && kind === 'telephone')?.text).toBe('Ana Lucía Barrientos gets a phone call, voice only.')
  })

  it('the summary says the order, the times and the end', () => {
    expect(describeCallReach(examplePlan, exampleWorld, voice, 'Main Gate')).toMatchObject({
      sentence: 'A visitor at Main Gate reaches Ana Lucía Barrientos, then Ben Barrientos, then Leasing Desk.',
      detail: 'Ana Lucía Barrientos, then Ben Barrientos from 30 s, then Leasing Desk from 60 s. The call ends after 90 seconds.',
    })
    expect(describeCallReach(shortPlan, exampleWorld, voice).detail).toBe('Ana Lucía Barrientos, then no one from 30 s. The call ends after 60 seconds.')
    expect(describeCallReach(exampleNumbers, exampleWorld, voice).sentence).toBe('A visitor at the gate reaches Mobile, then Home.')
  })

  it('the steps follow one another to the end, and one without a phone says so', () => {
    expect(describeCallReach(shortPlan, exampleWorld, voice)).toMatchObject({
      steps: [{ names: 'Ana Lucía Barrientos', isEmpty: false, from: 0, until: 30 }, { names: 'No one', isEmpty: true, from: 30, until: 60 }],
      end: 'The call ends after 60 seconds.',
    })
  })

  it('the summary says if no one is reached', () => {
    expect(describeCallReach({ ...exampleNumbers, numbers: [] }, exampleWorld, voice)).toMatchObject({
      sentence: 'A visitor at the gate reaches no one.', detail: 'The call ends at once.',
    })
  })
})
