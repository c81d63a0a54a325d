import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import type { Progress } from '../store/Progress.ts'
import { inTransaction, type TransactionOptions } from '../store/transaction.ts'
import { type BeforeRegrouping, missingRow, readUsers, type RowResult, type SelectedUser } from './bulkActions.ts'
import type { BeforeMoveOut } from './moveOut.ts'
import { readSentence } from '../words/sentence.ts'

/** The results for one slice of users. */
export interface DoneSlice {
  rows: RowResult[]
  /** The undo data of this slice's move-outs. */
  moved?: BeforeMoveOut[]
  /** The undo data of this slice's group changes. */
  regrouped?: BeforeRegrouping[]
}

/** The users who were selected at the start, and the ids that don't exist. */
export interface Chosen {
  users: readonly SelectedUser[]
  missing: readonly number[]
}

interface KeptChoice {
  ids: number[]
  missing: number[]
}

/** The size of a slice if each user takes some twenty statements. */
export const usersPerSlice = 25
/** The size of a slice if one statement changes everyone in it. */
export const usersPerStatement = 2000

/** Milliseconds between two slices. A timer lets waiting requests run, which a chain of promises doesn't. */
const pause = 0

/**
 * Acts on users, `size` of them in one transaction, and lets other requests run between two slices. Each slice uses the current data. If
 * the process ends during a call, the next call under the same Idempotency-Key continues where it stopped.
 */
export async function inSlices(
  { store, progress, options }: { store: Store; progress: Progress; options: TransactionOptions },
  viewer: Viewer,
  choose: (trx: Store) => Promise<Chosen>,
  size: number,
  act: (trx: Store, users: readonly SelectedUser[]) => Promise<DoneSlice>,
): Promise<DoneSlice[]> {
  const [chosen, ...kept] = await progress.read()
  const done = kept.map(readDone)
  const { ids, missing } = chosen === undefined ? await inTransaction(store, chooseOnce, options) : (JSON.parse(chosen) as KeptChoice)

  /** If all users fit into one slice, the slice is done in the transaction that chose them. */
  async function chooseOnce(trx: Store): Promise<KeptChoice> {
    const found = await choose(trx)
    const choice = { ids: found.users.map(({ id }) => id), missing: [...found.missing] }
    if (choice.ids.length === 0 || choice.ids.length > size) {
      await progress.add(trx, JSON.stringify(choice))
      return choice
    }
    const only = await act(trx, found.users)
    await progress.add(trx, JSON.stringify(choice), JSON.stringify(only))
    done.push(only)
    return choice
  }

  async function doSlice(trx: Store, slice: readonly number[]): Promise<DoneSlice> {
    const users = await readUsers(trx, viewer, slice)
    const present = new Set(users.map(({ id }) => id))
    const { rows, ...rest } = await act(trx, users)
    const result = { ...rest, rows: [...slice.filter((id) => !present.has(id)).map(missingRow), ...rows] }
    await progress.add(trx, JSON.stringify(result))
    return result
  }

  for (let from = done.length * size; from < ids.length; from += size) {
    done.push(await inTransaction(store, (trx) => doSlice(trx, ids.slice(from, from + size)), options))
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return [{ rows: missing.map(missingRow) }, ...done]
}

function readDone(part: string): DoneSlice {
  const done = JSON.parse(part) as DoneSlice
  return { ...done, rows: done.rows.map((row) => ({ ...row, message: readSentence(row.message as string) })) }
}
