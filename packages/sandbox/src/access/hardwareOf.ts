import { hardwareCatalogue, type HardwareType } from '@portal/domain'

export type { HardwareType }

/** The catalogue row of a hardware model; null for a model without a hardware id. */
export function findHardwareModel(model: string): HardwareType | null {
  return hardwareCatalogue.find((row) => row.model === model) ?? null
}
