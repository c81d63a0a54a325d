import { unrestricted } from '@portal/domain'
import { describe, expect, it } from 'vitest'
import { checkRule, newRule, placeOptions, readRuleForm, toRuleChange, toRuleForm, toRuleRequest, type Location, type SavedRule } from './groupRule.ts'

const port = (PortID: string) => ({ PortID, PortNumber: 1, Name: `Door ${PortID}`, Status: 'Closed' })
const locations: Location[] = [
  { PropertyLocationID: 1, Name: 'Tower A', TimeZone: 'America/Chicago', Modules: [{ ModuleID: 3, Name: 'Lobby', HardwareModel: 'W480', HardwareID: 9, IsOnline: true, Ports: [port('pool/gate')] }] },
]
const saved: SavedRule = {
  ID: 8, UserGroupID: 4, UserGroupName: 'Residents', PropertyLocationID: 1, ModuleID: null, PortID: 'pool/gate', PlaceName: 'Pool Gate', PresetTemplateID: null, PresetTemplateName: null,
  Restriction: {} as SavedRule['Restriction'], Version: 5,
}

describe('a rule of a group', () => {
  it('holds at a location, one of its controllers or one of its doors', () => {
    expect(placeOptions(locations).map(({ value, depth }) => [value, depth])).toEqual([['1', 0], ['1/3', 1], ['1/3/pool/gate', 2]])
    const requests = placeOptions(locations).map(({ value }) => toRuleRequest(4, { ...newRule, place: value }, null))
    expect(requests).toMatchObject([
      { PropertyLocationID: 1, ModuleID: null, PortID: null },
      { PropertyLocationID: 1, ModuleID: 3, PortID: null },
      { PropertyLocationID: 1, ModuleID: null, PortID: 'pool/gate' },
    ])
  })

  it('comes back to the place it was saved for', () => {
    const form = toRuleForm({ ...saved, Restriction: toRuleRequest(4, { ...newRule, place: '1' }, null).Restriction as SavedRule['Restriction'] }, locations)
    expect(form).toMatchObject({ place: '1/3/pool/gate', templateId: null })
    expect(toRuleRequest(4, form, saved)).toMatchObject({ PortID: 'pool/gate', Version: 5 })
  })

  it('follows a template or has hours of its own, never both', () => {
    expect(toRuleRequest(4, { place: '1', templateId: 2, restriction: unrestricted }, null)).toMatchObject({ PresetTemplateID: 2, Restriction: null })
    expect(toRuleRequest(4, { place: '1', templateId: null, restriction: unrestricted }, null)).toMatchObject({ PresetTemplateID: null, Restriction: { Windows: null } })
  })

  it('needs a place and, where a template is wanted, which', () => {
    expect(checkRule({ ...newRule, templateId: 0 })).toEqual(['placeMissing', 'templateMissing'])
    expect(toRuleChange(4, newRule)).toBeNull()
    expect(toRuleChange(4, { ...newRule, place: '1' })).toMatchObject({ Kind: 'groupRestriction', UserGroupID: 4 })
  })

  it('reads back only a draft of its own form', () => {
    expect(readRuleForm(JSON.parse(JSON.stringify({ ...newRule, place: '1' })))).toEqual({ ...newRule, place: '1' })
    expect([null, {}, { ...newRule, restriction: {} }].map(readRuleForm)).toEqual([null, null, null])
  })
})
