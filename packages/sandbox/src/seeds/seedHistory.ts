import { dayNumberAt, startOfDay, weekdayOf } from '@portal/domain'
import type { Insertable } from 'kysely'
import { kindOf } from '../accessCodes/codeKinds.ts'
import type { Store } from '../store/openStore.ts'
import type { Database } from '../store/schema.ts'

interface Habit {
  /** The weekdays; Monday is 1. */
  days: readonly number[]
  /** The hours of the day between which the user enters. */
  from: number
  until: number
}

const workdays = [1, 2, 3, 4, 5]
const residents: Habit = { days: [...workdays, 6, 7], from: 6, until: 22 }
const staff: Habit = { days: workdays, from: 7, until: 18 }
/** Vendors enter within the office hours of their restriction. */
const vendors: Habit = { days: workdays, from: 8, until: 17 }

/** The number of rows in one statement; PostgreSQL takes 65,535 parameters. */
const rowsAtOnce = 500

/**
 * Adds earlier entries of the users who have one already, so that charts show habits. They are all before a user's last entry, so that it
 * stays the last one. Runs after `seedEvents`.
 */
export async function seedHistory(trx: Store, days: number, now: number): Promise<void> {
  const used = await trx
    .selectFrom('access_codes')
    .innerJoin('gate_events', (join) => join.onRef('gate_events.access_code_id', '=', 'access_codes.id').onRef('gate_events.at', '=', 'access_codes.last_used_at'))
    .innerJoin('users', 'users.id', 'access_codes.user_id')
    .innerJoin('properties', 'properties.id', 'gate_events.property_id')
    .leftJoin('user_groups', 'user_groups.id', 'users.group_id')
    .select(['access_codes.id', 'access_codes.type', 'access_codes.user_id', 'access_codes.last_used_at', 'users.name', 'users.valid_from_at', 'user_groups.name as group_name'])
    .select(['gate_events.property_id', 'gate_events.port_id', 'gate_events.port_name', 'properties.time_zone'])
    .where('gate_events.decision', '=', 'open')
    .orderBy('access_codes.id')
    .execute()
  const rows: Insertable<Database['gate_events']>[] = []
  for (const { id, type, user_id: userId, name, last_used_at: last, valid_from_at: validFrom, group_name: group, time_zone: timeZone, ...door } of used) {
    const random = randomOf(id)
    const habit = group?.startsWith('Vendors') ? vendors : group?.startsWith('Staff') ? staff : residents
    const hours = [habit.from + random(4), habit.until - 1 - random(5)]
    for (let ago = days; ago >= 0; ago -= 1) {
      const midnight = startOfDay(timeZone, now, -ago)
      if (!habit.days.includes(weekdayOf(dayNumberAt(timeZone, midnight))) || random(10) < 2) continue
      for (const hour of random(3) === 0 ? [...hours, habit.from + 2 + random(habit.until - habit.from - 3)] : hours) {
        const at = midnight + (hour * 60 + random(60)) * 60_000 + random(60) * 1000
        if (at >= (last ?? now) || at < (validFrom ?? 0)) continue
        rows.push({ ...door, at, who: name, user_id: userId, access_code_id: id, credential_kind: kindOf(type), decision: 'open', reason: 'opened' })
        if (random(60) === 0) rows.push({ ...door, at: at - 20_000, who: null, credential_kind: kindOf(type), decision: 'denied', reason: 'unknownCode' })
      }
    }
  }
  rows.sort((one, other) => one.at - other.at)
  for (let from = 0; from < rows.length; from += rowsAtOnce) await trx.insertInto('gate_events').values(rows.slice(from, from + rowsAtOnce)).execute()
}

/** Whole numbers below a limit, always the same for one seed (a linear congruential generator). */
function randomOf(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) % 2_147_483_647
  return (below) => {
    state = (state * 48_271 + 1) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * below)
  }
}
