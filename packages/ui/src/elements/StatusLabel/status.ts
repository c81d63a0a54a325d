import type { Tone } from '../../theme/tone.ts'
import type { IconComponent } from '../Icon/index.ts'

/** Icon and color of a state. The normal state is neutral, so that exceptions stand out. */
export interface Status {
  readonly icon: IconComponent
  readonly tone: Tone
}
