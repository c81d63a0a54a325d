import type { Clock, News } from '../hostInterfaces.ts'
import type { Store } from '../store/openStore.ts'
import { readSetting, writeSetting } from '../store/settings.ts'

const setting = 'clock.offset'

export interface MovableClock extends Clock {
  /** How far the clock is ahead of the real one, in milliseconds. */
  offset(): number
  moveBy(milliseconds: number): Promise<void>
  backToNow(): Promise<void>
  /** Reads the offset again, which another process may have changed. */
  reload(): Promise<void>
}

/** The real clock plus an offset, which is stored and survives a restart. */
export async function createMovableClock(store: Store, real: Clock, news?: News): Promise<MovableClock> {
  const stored = async () => Number(await readSetting(store, setting)) || 0
  let offset = await stored()

  async function set(next: number): Promise<void> {
    await writeSetting(store, setting, String(next))
    offset = next
    await news?.tell()
  }

  return {
    now: () => real.now() + offset,
    offset: () => offset,
    moveBy: (milliseconds) => set(offset + milliseconds),
    backToNow: () => set(0),
    async reload() {
      offset = await stored()
    },
  }
}
