import { foldText } from '@portal/domain'

/** A file name without extension that is valid on every system: `lone-star-movers`. */
export function downloadName(name: string): string {
  return foldText(name).replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 60) || 'key'
}
