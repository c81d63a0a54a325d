import type { DoorAction } from '@portal/domain'
import type { DoorAct } from '@portal/ui'
import { useRef, useState } from 'react'
import { attempt, type CallFailure } from '#portal/app/attempt.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import type { Port } from './doorsQuestion.ts'

export interface DoorActs {
  act: (port: Port, done: DoorAct) => void
  /** The pending actions by door. */
  sending: ReadonlyMap<Port['ID'], DoorAction>
  /** Why the user's last press at a door failed. */
  refused: ReadonlyMap<Port['ID'], CallFailure>
  /** The user's own actions since the page opened; screen readers announce their result. */
  own: ReadonlySet<number>
}

/** Sends actions to doors. A press has no effect while an action of the same door is pending. */
export function useDoorActs(onDone: () => Promise<void>): DoorActs {
  const { api } = usePortal()
  const [sending, setSending] = useState<DoorActs['sending']>(new Map())
  const [refused, setRefused] = useState<DoorActs['refused']>(new Map())
  const [own, setOwn] = useState<DoorActs['own']>(new Set())
  // The reference is checked, because a second press may happen before the first one is rendered.
  const running = useRef(new Set<Port['ID']>())

  const act = async ({ ID }: Port, done: DoorAct) => {
    if (running.current.has(ID)) return
    running.current.add(ID)
    setSending((before) => new Map(before).set(ID, done.kind))
    setRefused((before) => without(before, ID))
    try {
      const outcome = await attempt(send(api, String(ID), done))
      if (outcome.ok) setOwn((before) => new Set(before).add(outcome.value.Action.ID))
      else setRefused((before) => new Map(before).set(ID, outcome.failure))
      await onDone()
    } finally {
      running.current.delete(ID)
      setSending((before) => without(before, ID))
    }
  }
  return { act: (port, done) => void act(port, done), sending, refused, own }
}

function send(api: Portal['api'], PortID: string, { kind, until, reason }: DoorAct) {
  if (kind === 'open') return api.openDoor({ PortID })
  if (kind === 'close') return api.closeDoor({ PortID })
  if (kind === 'resume') return api.resumeDoorSchedule({ PortID })
  return api.holdDoorOpen({ PortID, Until: new Date(until ?? 0).toISOString(), Note: reason })
}

function without<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Map<Key, Value> {
  return new Map([...map].filter(([one]) => one !== key))
}
