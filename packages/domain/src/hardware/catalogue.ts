/** The controllers and readers that the product knows, by the names users see (spec §3). */
export const HardwareModel = {
  GT48: 'GT48',
  WIM: 'WIM',
  CCM: 'CCM',
  CTE: 'CTE',
  WTMEVO: 'WTM-EVO',
  IPCAM: 'IP-CAM',
  U2: 'U2',
  TalkMan: 'TalkMan',
  WXL: 'WXL',
  W480: 'W480',
  W461: 'W461',
  OmniPointGateway: 'OMNI-POINT Gateway',
  EPM: 'EPM V1/V2',
  SensorLora: 'Sensor-Lora',
  EntriaSDC: 'Entria SDC',
  Entria4DC: 'Entria 4DC',
  W410: 'W410',
  W450: 'W450',
} as const
export type HardwareModel = (typeof HardwareModel)[keyof typeof HardwareModel]

/** The ways to send a changed code to a controller (spec §7 Device pushes). */
export const PushKind = {
  GetXml: 'GET XML',
  EvoHttp: 'EVOhttp',
  U2Http: 'U2http',
  TalkMan: 'TalkMan',
  OmniPoint: 'OmniPoint',
  Entria: 'Entria',
  SendCodeToDevice: 'SendCodeToDeviceByModuleIDList',
} as const
export type PushKind = (typeof PushKind)[keyof typeof PushKind]

export interface HardwareType {
  /** The hardware type id that services use. */
  id: number
  model: HardwareModel
  push: PushKind
  /** Whether the model is assumed, because the specification gives the id without its model (spec §3, §9). */
  assumed: boolean
}

/**
 * The eleven hardware ids (spec §9). The specification gives only the models of 83 and 84. The other ids are assigned, in ascending order,
 * to the models that have their own kind of push, then to the W series.
 */
export const hardwareCatalogue: readonly HardwareType[] = [
  { id: 9, model: HardwareModel.GT48, push: PushKind.GetXml, assumed: true },
  { id: 10, model: HardwareModel.WTMEVO, push: PushKind.EvoHttp, assumed: true },
  { id: 13, model: HardwareModel.U2, push: PushKind.U2Http, assumed: true },
  { id: 14, model: HardwareModel.TalkMan, push: PushKind.TalkMan, assumed: true },
  { id: 15, model: HardwareModel.WXL, push: PushKind.GetXml, assumed: true },
  { id: 16, model: HardwareModel.W480, push: PushKind.SendCodeToDevice, assumed: true },
  { id: 17, model: HardwareModel.W461, push: PushKind.SendCodeToDevice, assumed: true },
  { id: 79, model: HardwareModel.OmniPointGateway, push: PushKind.OmniPoint, assumed: true },
  { id: 81, model: HardwareModel.EPM, push: PushKind.OmniPoint, assumed: true },
  { id: 83, model: HardwareModel.EntriaSDC, push: PushKind.Entria, assumed: false },
  { id: 84, model: HardwareModel.Entria4DC, push: PushKind.Entria, assumed: false },
]

/** The catalog entry of a hardware type id; null for an unknown id. */
export function findHardware(hardwareId: number): HardwareType | null {
  return hardwareCatalogue.find(({ id }) => id === hardwareId) ?? null
}

/** The kind of push that sends a code to a hardware type; null for an unknown id. */
export function choosePush(hardwareId: number): PushKind | null {
  return findHardware(hardwareId)?.push ?? null
}
