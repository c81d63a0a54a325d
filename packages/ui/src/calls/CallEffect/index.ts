export { CallEffect, type CallEffectLabels, type CallEffectProps } from './CallEffect.tsx'
