import fc from 'fast-check'
import { expect, test } from 'vitest'
import { followModel, step } from '../model.fixture.ts'
import { type Bench, day, longTest, openBench } from '../testing.fixture.ts'

interface Resident {
  id: number
  pin: string
  /** The ids of the units in which the resident lives. */
  units: number[]
  hasAccess: boolean
}

interface Move {
  id: number
  unit: number
  users: number[]
  at: number
}

interface House {
  units: number[]
  people: Resident[]
  moves: Move[]
}

const which = fc.nat(1)
const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item
const hasUnits = ({ units }: House) => units.length > 0
const livesIn = (unit: number) => ({ units }: Resident) => units.includes(unit)

function leave(person: Resident, unit: number): void {
  if (person.units.every((one) => one === unit)) person.hasAccess = false
  person.units = person.units.filter((one) => one !== unit)
}

/** The planned move-outs that are due by `now`, in the order of their dates. */
function runMoves(house: House, now: number): void {
  const due = house.moves.filter(({ at }) => at <= now).toSorted((one, other) => one.at - other.at || one.id - other.id)
  house.moves = house.moves.filter((move) => !due.includes(move))
  for (const { unit, users } of due) for (const person of house.people) if (users.includes(person.id) && livesIn(unit)(person)) leave(person, unit)
}

const addUnit = async ({ client }: Bench) => (await client.saveUnit({ ID: null, Name: crypto.randomUUID().slice(0, 13) })).Unit.ID

const moveIn = step('move in', fc.tuple(which, which), async ({ units, people }: House, { client }: Bench, [where, who]) => {
  const [unit, person] = [pick(units, where), pick(people, who)]
  await client.addUnitResident({ ID: unit, UserID: person.id })
  if (!person.units.includes(unit)) person.units.push(unit)
}, hasUnits)

/** Plans a move-out through the portal and in the model. */
async function addPlan(house: House, { client, time }: Bench, unit: number, users: number[], days: number): Promise<void> {
  const known = new Set(house.moves.map(({ id }) => id))
  const { Unit } = await client.saveUnitMove({ ID: unit, Users: users, Date: new Date(time.now + days * day).toISOString().slice(0, 10) })
  const { ID, At } = Unit.Moves.find((move) => !known.has(move.ID)) ?? { ID: 0, At: null }
  house.moves.push({ id: ID, unit, users, at: Date.parse(At ?? '') })
}

const plan = step('plan a move-out', fc.record({ where: which, from: which, count: fc.integer({ min: 1, max: 2 }), days: fc.nat(1) }), async (house: House, bench: Bench, { where, from, count, days }) => {
  const unit = pick(house.units, where)
  const movers = Array.from({ length: count }, (_, index) => pick(house.people, from + index))
  const users = movers.map(({ id }) => id)
  const saved = addPlan(house, bench, unit, users, days)
  if (!movers.every(livesIn(unit))) return expect(saved).rejects.toMatchObject({ field: 'Users' })
  if (house.moves.some((move) => move.unit === unit && move.users.some((id) => users.includes(id)))) return expect(saved).rejects.toMatchObject({ code: 'ALREADY_MOVES' })
  await saved
}, hasUnits)

const takeOut = step('take out', fc.tuple(which, which), async ({ units, people }: House, { client }: Bench, [where, who]) => {
  const [unit, person] = [pick(units, where), pick(people, who)]
  await client.removeUnitResident({ ID: unit, UserID: person.id })
  person.units = person.units.filter((one) => one !== unit)
}, hasUnits)

const merge = step('merge', fc.tuple(which, which), async (house: House, { client }: Bench, [one, other]) => {
  const [from, into] = [pick(house.units, one), pick(house.units, other)]
  if (from === into) return
  await client.saveUnit({ ID: from, Name: (await client.getUnit({ ID: into })).Unit.Name, MergesInto: into })
  house.units = house.units.filter((unit) => unit !== from)
  for (const person of house.people) person.units = [...new Set(person.units.map((unit) => (unit === from ? into : unit)))]
  for (const move of house.moves) if (move.unit === from) move.unit = into
}, hasUnits)

const wait = step('wait', fc.integer({ min: 1, max: 2 }), async (house: House, bench: Bench, days) => {
  bench.time.now += days * day
  await bench.sandbox.tick()
  await bench.signIn()
  runMoves(house, bench.time.now)
})

const steps = [
  moveIn, plan, plan,
  step('add a unit', fc.constant(null), async ({ units }: House, bench: Bench) => void units.push(await addUnit(bench)), ({ units }) => units.length < 2),
  takeOut, takeOut, merge, merge, wait, wait,
  step('cancel a plan', which, async (house: House, { client }: Bench, at) => {
    const move = pick(house.moves, at)
    await client.cancelUnitMove({ MoveID: move.id })
    house.moves = house.moves.filter((one) => one !== move)
  }, ({ moves }) => moves.length > 0),
  step('move out now', fc.record({ where: which, who: which, isUndone: fc.boolean() }), async ({ units, people }: House, { client }: Bench, { where, who, isUndone }) => {
    const [unit, person] = [pick(units, where), pick(people, who)]
    const moved = client.saveUnitMove({ ID: unit, Users: [person.id], Date: null })
    if (!livesIn(unit)(person)) return expect(moved).rejects.toMatchObject({ field: 'Users' })
    const { ReceiptID } = await moved
    if (isUndone) await client.undoBulkAction({ ReceiptID: ReceiptID ?? 0 })
    else leave(person, unit)
  }, hasUnits),
  step('delete', which, async (house: House, { client }: Bench, at) => {
    const unit = pick(house.units, at)
    const deleted = client.deleteUnit({ ID: unit, Version: (await client.getUnit({ ID: unit })).Unit.Version })
    if (house.people.some(livesIn(unit))) return expect(deleted).rejects.toMatchObject({ code: 'UNIT_HAS_RESIDENTS' })
    await deleted
    house.units = house.units.filter((one) => one !== unit)
    house.moves = house.moves.filter((move) => move.unit !== unit)
  }, hasUnits),
]

test('after any steps, units, users and gate tell who lives where, who will leave and who gets in, as in a simple model', { timeout: longTest }, async () => {
  const bench = await openBench()
  const { client } = bench
  let count = 0
  await followModel(steps, {
    runs: 20,
    longest: 20,
    async start() {
      await bench.signIn()
      const units = [await addUnit(bench), await addUnit(bench)]
      const people: Resident[] = []
      for (let index = 0; index < 2; index += 1) {
        const pin = String(60_211 + (count += 7))
        const { User } = await client.saveUserWizard({
          PropertyID: 1, UserGroupID: 4, HasAllLocationAccess: true, PropertyLocations: [], User: { FirstName: 'Mover', LastName: pin, Email: '' },
          AccessCodes: [{ AccessCodeTypeID: 1, Label: '', Code: pin, PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }] }],
        })
        people.push({ id: User.ID, pin, units: units.slice(0, 1), hasAccess: true })
        await client.addUnitResident({ ID: units[0] ?? 0, UserID: User.ID })
      }
      // A plan is there from the beginning, because most faults need one.
      const model: House = { units, people, moves: [] }
      await addPlan(model, bench, units[0] ?? 0, [people[0]?.id ?? 0], 1)
      return { model, real: bench }
    },
    async compare({ units, people, moves }) {
      for (const ID of units) {
        const { Unit } = await client.getUnit({ ID })
        expect(new Set(Unit.Residents.map(({ UserID }) => UserID))).toEqual(new Set(people.filter(livesIn(ID)).map(({ id }) => id)))
        expect(new Set(Unit.Moves.map((move) => move.ID))).toEqual(new Set(moves.filter(({ unit }) => unit === ID).map(({ id }) => id)))
      }
      for (const { id, pin, units: own, hasAccess } of people) {
        expect(new Set((await client.getUserDetail({ ID: id })).Units.map(({ ID }) => ID))).toEqual(new Set(own))
        expect((await bench.scan('main-entry', pin)).outcome).toBe(hasAccess ? 'open' : 'denied')
      }
    },
  })
})
