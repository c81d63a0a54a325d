import { HardwareModel } from './catalogue.ts'

/** The models with a call button, and which of them have a camera. Both are assumed, because the specification only names the models. */
const stations: ReadonlySet<string> = new Set([
  HardwareModel.W410, HardwareModel.W450, HardwareModel.W461, HardwareModel.W480, HardwareModel.WXL, HardwareModel.GT48, HardwareModel.CTE,
  HardwareModel.WTMEVO, HardwareModel.TalkMan,
])
const withCamera: ReadonlySet<string> = new Set([
  HardwareModel.W410, HardwareModel.W450, HardwareModel.W461, HardwareModel.W480, HardwareModel.WXL,
])

/** Whether a visitor can call from a door with this controller. */
export function isStation(model: string): boolean {
  return stations.has(model)
}

/** Whether a call from a door with this controller has a picture. */
export function isVideoStation(model: string): boolean {
  return withCamera.has(model)
}
