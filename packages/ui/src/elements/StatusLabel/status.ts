import type { Tone } from '../../theme/tone.ts'
import type { IconComponent } from '../Icon/Icon.tsx'

/** Icon and color of a status. The normal status is neutral, so that exceptions are noticed. */
export interface Status {
  readonly icon: IconComponent
  readonly tone: Tone
}
