import { type PortPosition, ruleAtPort, unrestricted } from '@portal/domain'
import { type GroupRule, writeRestriction } from './groupRules.ts'

/** A group's restriction after a copy. Its id is 0 if it is new. */
export interface CopiedRule extends Pick<GroupRule, 'presetTemplateId' | 'restriction'> {
  id: number
  locationId: number
  portId: string
}

interface RuleCopy {
  /** The restrictions of single doors that the copy adds or changes. */
  saved: CopiedRule[]
  /** The ids of restrictions that the copy deletes, because a wider one says the same. */
  deleted: number[]
}

/** Copies a group's access at one door to others. A door where it is the same already keeps its restriction. */
export function copyRules(rules: readonly GroupRule[], from: PortPosition, to: readonly PortPosition[]): RuleCopy {
  const source = ruleAtPort(rules, from)
  const copy: RuleCopy = { saved: [], deleted: [] }
  for (const door of to) {
    const own = rules.find(({ portId }) => portId === door.portId)
    const wider = ruleAtPort(rules.filter((rule) => rule !== own), door)
    if (isSame(source, own ?? wider)) continue
    if (own && isSame(source, wider)) copy.deleted.push(own.id)
    else copy.saved.push({ id: own?.id ?? 0, locationId: door.locationId, portId: door.portId, presetTemplateId: source?.presetTemplateId ?? null, restriction: source?.restriction ?? unrestricted })
  }
  return copy
}

/** The group's restrictions after the copy. */
export function withCopy(rules: readonly GroupRule[], { saved, deleted }: RuleCopy): GroupRule[] {
  const gone = new Set([...deleted, ...saved.map(({ id }) => id)])
  return [...rules.filter(({ id }) => !gone.has(id)), ...saved.map((rule) => ({ ...rule, groupId: rules[0]?.groupId ?? 0, moduleId: null, presetTemplateName: null, version: 0, updatedBy: '' }))]
}

function isSame(one: GroupRule | null, other: GroupRule | null): boolean {
  if (!one || !other) return one === other
  return one.presetTemplateId === other.presetTemplateId && writeRestriction(one.restriction) === writeRestriction(other.restriction)
}
