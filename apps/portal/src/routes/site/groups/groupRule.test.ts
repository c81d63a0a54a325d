import { unrestricted, mergeEdits, withChoices } from '@portal/domain'
import { describe, expect, it } from 'vitest'
import { newRecord } from '#portal/forms/recordKind.ts'
import { ruleProblems, groupRuleKind, groupRuleParts, newRule, placeOptions, toRuleChange, toRuleEnd, placeOfRule, toRuleForm, toRuleRequest, type Location, type SavedRule } from './groupRule.ts'

const port = (PortID: string) => ({ PortID, PortNumber: 1, Name: `Door ${PortID}`, Status: 'Closed' })
const locations: Location[] = [
  { PropertyLocationID: 1, Name: 'Tower A', TimeZone: 'America/Chicago', Modules: [{ ModuleID: 3, Name: 'Lobby', HardwareModel: 'W480', HardwareID: 9, IsOnline: true, Ports: [port('pool/gate')] }] },
]
const saved: SavedRule = {
  ID: 8, UserGroupID: 4, UserGroupName: 'Residents', PropertyLocationID: 1, ModuleID: null, PortID: 'pool/gate', PlaceName: 'Pool Gate', PresetTemplateID: null, PresetTemplateName: null,
  Restriction: {} as SavedRule['Restriction'], Version: 5, UpdatedBy: '',
}

describe('a group restriction', () => {
  it('a group restriction applies to a location, a controller or a door', () => {
    expect(placeOptions(locations).map(({ value, depth }) => [value, depth])).toEqual([['1', 0], ['1/3', 1], ['1/3/pool/gate', 2]])
    const requests = placeOptions(locations).map(({ value }) => toRuleRequest(4, { version: 0, values: { ...newRule, place: value } }))
    expect(requests).toMatchObject([
      { PropertyLocationID: 1, ModuleID: null, PortID: null },
      { PropertyLocationID: 1, ModuleID: 3, PortID: null },
      { PropertyLocationID: 1, ModuleID: null, PortID: 'pool/gate' },
    ])
  })

  it('a group restriction is read back with the location, controller or door that it was saved for', () => {
    const rule = { ...saved, Restriction: toRuleRequest(4, { version: 0, values: { ...newRule, place: '1' } }).Restriction as SavedRule['Restriction'] }
    const form = toRuleForm(rule, placeOfRule(rule, locations))
    expect(form).toMatchObject({ place: '1/3/pool/gate', templateId: null })
    expect(toRuleRequest(4, { version: 5, values: form })).toMatchObject({ PortID: 'pool/gate', Version: 5 })
  })

  it('a group restriction has a template or its own hours, never both', () => {
    expect(toRuleRequest(4, { version: 0, values: { place: '1', templateId: 2, restriction: unrestricted } })).toMatchObject({ PresetTemplateID: 2, Restriction: null })
    expect(toRuleRequest(4, { version: 0, values: { place: '1', templateId: null, restriction: unrestricted } })).toMatchObject({ PresetTemplateID: null, Restriction: { Windows: null } })
  })

  it('a group restriction needs a place, and a chosen template if it uses one', () => {
    expect(ruleProblems({ ...newRule, templateId: 0 })).toEqual({ place: 'placeMissing', templateId: 'templateMissing' })
    expect(toRuleChange(4, newRule)).toBeNull()
    expect(toRuleChange(4, { ...newRule, place: '1' })).toMatchObject({ Kind: 'groupRestriction', UserGroupID: 4 })
  })

  it('a group restriction is removed by a request without template and hours', () => {
    expect(toRuleEnd(4, { ...newRule, place: '1', templateId: 2 })).toMatchObject({ PropertyLocationID: 1, PresetTemplateID: null, Restriction: null })
  })

  it('two edits of hours are merged, and a template against hours is one conflict', () => {
    const base = { place: '1', templateId: null, restriction: { ...unrestricted, windows: [{ days: [1 as const], start: 540, end: 1020 }] } }
    const later = { ...base, restriction: { ...base.restriction, windows: [{ days: [1 as const], start: 600, end: 1020 }] } }
    const fewer = { ...base, restriction: { ...base.restriction, usesAllowed: 5 } }
    expect(mergeEdits(groupRuleParts, { base, mine: later, theirs: fewer })).toMatchObject({
      conflicts: [], onlyMine: ['windows'], onlyTheirs: ['uses'], merged: { restriction: { windows: later.restriction.windows, usesAllowed: 5 } },
    })
    const followed = { ...base, templateId: 2 }
    const edits = mergeEdits(groupRuleParts, { base, mine: later, theirs: followed })
    expect(edits).toMatchObject({ conflicts: ['rule'], onlyMine: [], onlyTheirs: [] })
    expect(withChoices(groupRuleParts, edits, { rule: 'mine' })).toEqual(later)
    expect(withChoices(groupRuleParts, edits, { rule: 'theirs' })).toEqual(followed)
  })
})

it('a new restriction starts at the door it was asked for', () => {
  const { valuesOf } = groupRuleKind(4, 0, () => '', '1/3/pool/gate')
  expect(valuesOf(newRecord)).toEqual({ ...newRule, place: '1/3/pool/gate' })
})
