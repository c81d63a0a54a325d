export { type AccessEffect, EffectPreview, type EffectPreviewLabels, type EffectPreviewProps } from './EffectPreview.tsx'
export type { ChangedWeek } from './WeekChange.tsx'
export { effectPreviewMessages } from './EffectPreview.messages.ts'
