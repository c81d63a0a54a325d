import type { Tone } from '../../theme/tone.ts'
import type { IconComponent } from '../Icon/index.ts'

/** Every state has a shape and a color, beside its word. The normal one is quiet, so that exceptions are what you see. */
export interface Status {
  readonly icon: IconComponent
  readonly tone: Tone
}
