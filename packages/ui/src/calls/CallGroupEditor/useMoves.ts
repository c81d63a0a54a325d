import { ArrowDown, ArrowRightLeft, ArrowUp, Trash2 } from 'lucide-react'
import type { MenuItem } from '../../overlays/Menu/index.ts'
import { useEditor } from './editorContext.ts'
import { nameOfMember } from './nameOfMember.ts'
import { isFull, lanesOf } from './planLanes.ts'
import type { Place } from './planLanes.ts'

/** Menu entries that move or remove a member: everything that dragging does. */
export function useMoves(place: Place): MenuItem[] {
  const setting = useEditor()
  const { plan, words, laneNames, move, remove, focusAt } = setting
  const lanes = lanesOf(plan)
  const { lane, index } = place
  const name = nameOfMember(setting, place)
  const last = (lanes[lane]?.length ?? 0) - 1
  const moveTo = (to: Place) => () => {
    move(place, to, name)
    focusAt(to, 'menu')
  }
  const others = lanes.flatMap((members, other) => (other === lane || isFull(plan, other) ? [] : [{ other, size: members.length }]))
  return [
    ...(index > 0 ? [{ id: 'up', label: words.moveUp, icon: ArrowUp, onSelect: moveTo({ lane, index: index - 1 }) }] : []),
    ...(index < last ? [{ id: 'down', label: words.moveDown, icon: ArrowDown, onSelect: moveTo({ lane, index: index + 1 }) }] : []),
    ...others.map(({ other, size }) => ({
      id: `to ${other}`, label: words.moveTo({ tier: laneNames[other] ?? '' }), icon: ArrowRightLeft, onSelect: moveTo({ lane: other, index: size }),
    })),
    { id: 'remove', label: words.remove({ name }), icon: Trash2, tone: 'danger', onSelect: () => remove(place, name) },
  ]
}
