import type { PayloadOf } from '@portal/api-client'
import { type endpoints, type ResponseOf, toRestriction, toRestrictionRecord } from '@portal/api-client/contract'
import { unrestricted, type Restriction, type RestrictionClause, withRestriction, wholeRestriction, type RecordParts } from '@portal/domain'
import type { AccessChange } from '#portal/access/effect.tsx'
import type { newRecord, RecordEdit, RecordKind } from '#portal/forms/recordKind.ts'
import type { RecordEditing } from '#portal/forms/useRecordEdit.ts'

export type SavedRule = ResponseOf<typeof endpoints.getAppliedGroupRestriction>['Restrictions'][number]
export type Location = ResponseOf<typeof endpoints.getPropertyInstallLocationDeviceInformation>['Locations'][number]
export type Template = ResponseOf<typeof endpoints.getPresetRestrictionTemplate>['Templates'][number]
export type RuleRequest = PayloadOf<typeof endpoints.saveUpdateRestriction>

/** The values of the form for a group's restriction. */
export interface GroupRuleForm {
  /** The place as a value of `placeOptions`; empty without one. */
  place: string
  /** The id of the template; null for hours without a template, 0 for a template that is not chosen yet. */
  templateId: number | null
  restriction: Restriction
}

export interface PlaceOption {
  value: string
  /** The name of a location, controller or door, such as 'Main Gate', with its depth in the list. */
  name: string
  depth: 0 | 1 | 2
}

export const newRule: GroupRuleForm = { place: '', templateId: null, restriction: unrestricted }

/** The parts of the form: `place`, and `rule`, which is the template or the group's own hours. These count as one part if a version has a template. */
export type OwnRulePart = 'place' | 'rule'

const ownParts: RecordParts<GroupRuleForm, OwnRulePart> = {
  fields: () => ['place'],
  of: ({ place, templateId, restriction }, part) => (part === 'place' ? place : (templateId ?? wholeRestriction(restriction))),
  put: (into, part, { place, templateId, restriction }) => (part === 'place' ? { ...into, place } : { ...into, templateId, restriction }),
}

export const groupRuleParts = withRestriction(ownParts, { field: 'rule', isWhole: ({ templateId }) => templateId !== null })

/** All places of a restriction. At a door, the restriction of the narrowest place decides. */
export function placeOptions(locations: readonly Location[]): PlaceOption[] {
  return locations.flatMap(({ PropertyLocationID: id, Name, Modules }) => [
    { value: `${id}`, name: Name, depth: 0 as const },
    ...Modules.flatMap((module) => [
      { value: `${id}/${module.ModuleID}`, name: module.Name, depth: 1 as const },
      ...module.Ports.map((port) => ({ value: `${id}/${module.ModuleID}/${port.PortID}`, name: port.Name, depth: 2 as const })),
    ]),
  ])
}

/** The place of a restriction, as a value of `placeOptions`. */
export function placeOfRule({ PropertyLocationID, ModuleID, PortID }: SavedRule, locations: readonly Location[]): string {
  const module = ModuleID ?? locations.flatMap(({ Modules }) => Modules).find(({ Ports }) => Ports.some((port) => port.PortID === PortID))?.ModuleID
  return [PropertyLocationID, ...(PortID === null ? [ModuleID] : [module, PortID])].filter((part) => part !== null && part !== undefined).join('/')
}

export function toRuleForm({ PresetTemplateID, Restriction: record }: SavedRule, place: string): GroupRuleForm {
  return { place, templateId: PresetTemplateID, restriction: toRestriction(record) }
}

export type RuleProblems = Partial<Record<'place', 'placeMissing'> & Record<'templateId', 'templateMissing'>>

export function ruleProblems({ place, templateId }: GroupRuleForm): RuleProblems {
  return { ...(place === '' && { place: 'placeMissing' as const }), ...(templateId === 0 && { templateId: 'templateMissing' as const }) }
}

/** The place of a restriction as the request has it, with the template or the group's own hours. */
function toAccessPoint({ place, templateId, restriction }: GroupRuleForm) {
  const [location, module, ...port] = place.split('/')
  const hasPort = port.length > 0
  return {
    PropertyLocationID: Number(location),
    ModuleID: module !== undefined && !hasPort ? Number(module) : null,
    PortID: hasPort ? port.join('/') : null,
    PresetTemplateID: templateId,
    Restriction: templateId === null ? toRestrictionRecord(restriction) : null,
  }
}

/** The request that saves a restriction. Version 0 means that there was none at this place; one that was added since isn't overwritten. */
export function toRuleRequest(group: number, { version, values }: Pick<RecordEdit<GroupRuleForm>, 'version' | 'values'>): RuleRequest {
  return { UserGroupID: group, ...toAccessPoint(values), Version: version }
}

/** The change for the preview of saving; null while the form is incomplete. */
export function toRuleChange(group: number, form: GroupRuleForm): AccessChange | null {
  return Object.keys(ruleProblems(form)).length > 0 ? null : { Kind: 'groupRestriction', UserGroupID: group, ...toAccessPoint(form) }
}

/** The change for the preview of deleting, after which the next wider restriction applies again. */
export function toRuleEnd(group: number, form: GroupRuleForm): AccessChange {
  return { Kind: 'groupRestriction', UserGroupID: group, ...toAccessPoint(form), PresetTemplateID: null, Restriction: null }
}

export type GroupRulePart = OwnRulePart | RestrictionClause
export type GroupRuleEditing = RecordEditing<GroupRuleForm, GroupRulePart, RuleProblems>

/**
 * The kind of record for the editor of a group's restriction. Id 0 is a new one, at `startPlace`. `placeOf` returns the place of a
 * restriction as the form writes it.
 */
export function groupRuleKind(groupId: number, id: number, placeOf: (rule: SavedRule) => string, startPlace = '') {
  return {
    name: `groupRule:${groupId}:${id}`,
    parts: groupRuleParts,
    valuesOf: (saved) => ('Restriction' in saved ? toRuleForm(saved, placeOf(saved)) : { ...newRule, place: startPlace }),
    check: ruleProblems,
    toPayload: (edit) => toRuleRequest(groupId, edit),
  } satisfies RecordKind<SavedRule | typeof newRecord, GroupRuleForm, GroupRulePart, RuleProblems>
}
