import type { ComponentGuide } from '../../packages/ui/src/docs/ComponentGuide.ts'
import type { Tone } from '../../packages/ui/src/theme/tone.ts'

export const statusTones: Record<ComponentGuide['status'], Tone> = { new: 'info', stable: 'success', 'to go': 'warning' }
