export { CallEffect } from './CallEffect.tsx'
export type { CallEffectLabels, CallEffectProps } from './CallEffect.tsx'
