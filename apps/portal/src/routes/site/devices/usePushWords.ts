import { useStore } from '@nanostores/react'
import type { CommandReason, DeviceAction } from '@portal/domain'
import type { Formats } from '../../../i18n/useFormats.ts'
import type { DevicePush } from '../../../controllers/controllersView.ts'
import { devicesMessages } from '../../../controllers/controllers.messages.ts'

/** What a controller was told, and what became of it, in words. */
export function usePushWords(now: string, formats: Formats): (push: DevicePush) => { change: string; facts: string } {
  const t = useStore(devicesMessages)
  const reasons: Record<CommandReason, string> = {
    offline: t.reasonOffline, noAnswer: t.reasonNoAnswer, memoryFull: t.reasonMemoryFull, refused: t.reasonRefused, lockedDown: t.reasonLockedDown,
  }
  const at = (instant: string) => formats.timeSince(instant, now)
  return ({ Action, CodeName, PortName, At, By, Attempts, Reason, NextTryAt, DoneAt, Status }) => {
    const [code, door] = [{ name: CodeName ?? t.someCode }, { name: PortName ?? t.someDoor }]
    const changes: Record<DeviceAction, string> = {
      add: t.add(code), update: t.update(code), remove: t.remove(code), all: t.all,
      pulse: t.pulse(door), hold: t.hold(door), close: t.close(door), lock: t.lock(door), unlock: t.unlock(door),
    }
    const facts = [
      By === null ? t.made({ time: at(At) }) : t.madeBy({ time: at(At), who: By }),
      ...(Status !== 'acknowledged' && Attempts > 0 ? [t.tried(Attempts)] : []),
      ...(Reason === null ? [] : [reasons[Reason]]),
      ...(NextTryAt === null ? [] : [t.tryAt({ time: at(NextTryAt) })]),
      ...(Status === 'acknowledged' && DoneAt !== null ? [t.takenAt({ time: at(DoneAt) })] : []),
    ]
    return { change: changes[Action], facts: facts.join(', ') }
  }
}
