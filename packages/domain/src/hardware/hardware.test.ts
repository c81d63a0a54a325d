import { describe, expect, it } from 'vitest'
import { choosePush, findHardware, hardwareCatalogue, HardwareModel, PushKind } from './catalogue.ts'
import { doorSensorId, isModuleKind, moduleKinds } from './modules.ts'

describe('§3 and §9 Hardware', () => {
  it('§3 hardware model names are the specified ones', () => {
    expect(Object.values(HardwareModel)).toEqual([
      'GT48', 'WIM', 'CCM', 'CTE', 'WTM-EVO', 'IP-CAM', 'U2', 'TalkMan', 'WXL', 'W480', 'W461', 'OMNI-POINT Gateway', 'EPM V1/V2',
      'Sensor-Lora', 'Entria SDC', 'Entria 4DC', 'W410', 'W450',
    ])
  })

  it('§9 hardware ids are the specified ones', () => {
    expect(hardwareCatalogue.map(({ id }) => id)).toEqual([9, 10, 13, 14, 15, 16, 17, 79, 81, 83, 84])
  })

  it('§3 Entria SDC is 83, Entria 4DC is 84; every other pairing is marked as assumed', () => {
    expect(hardwareCatalogue.filter(({ assumed }) => !assumed).map(({ id, model }) => [id, model])).toEqual([
      [83, 'Entria SDC'],
      [84, 'Entria 4DC'],
    ])
  })

  it('§7 the push depends on the hardware type id, and every push is used', () => {
    expect(choosePush(83)).toBe('Entria')
    expect(new Set(hardwareCatalogue.map(({ id }) => choosePush(id)))).toEqual(new Set(Object.values(PushKind)))
  })

  it('an id outside the catalog has no push', () => {
    expect(choosePush(0)).toBeNull()
    expect(findHardware(96)).toBeNull()
  })

  it('§3 other ids: door sensor 96, module kinds 14, 21, 22, 23', () => {
    expect(doorSensorId).toBe(96)
    expect(moduleKinds).toEqual([14, 21, 22, 23])
    expect([13, 14, 20, 23].filter(isModuleKind)).toEqual([14, 23])
  })
})
