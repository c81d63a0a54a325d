export { EffectPreview } from './EffectPreview.tsx'
export type { AccessEffect, EffectPreviewLabels, EffectPreviewProps } from './EffectPreview.tsx'
export type { ChangedWeek } from './WeekChange.tsx'
export { effectPreviewMessages } from './EffectPreview.messages.ts'
