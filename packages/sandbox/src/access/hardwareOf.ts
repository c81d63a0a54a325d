import { hardwareCatalogue, type HardwareType } from '@portal/domain'

export type { HardwareType }

/** The catalogue row of a model; null for one without an id. */
export function findHardwareModel(model: string): HardwareType | null {
  return hardwareCatalogue.find((row) => row.model === model) ?? null
}
