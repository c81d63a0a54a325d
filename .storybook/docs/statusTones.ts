import type { PageOfComponents } from '../guides/PageOfComponents.ts'
import type { Tone } from '../../packages/ui/src/theme/tone.ts'

export const statusTones: Record<PageOfComponents['status'], Tone> = { new: 'info', stable: 'success', 'to go': 'warning' }
