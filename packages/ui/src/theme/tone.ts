/** What a colour says. `neutral` is quiet: the normal state has no colour. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info'

export const iconColor: Record<Tone, string> = {
  neutral: 'var(--portal-text-muted)',
  success: 'var(--portal-success-icon)',
  warning: 'var(--portal-warning-icon)',
  danger: 'var(--portal-danger-icon)',
  info: 'var(--portal-info-icon)',
}

/** Ground, edge and words of a tinted surface such as a notice or a badge. */
export const tinted: Record<Tone, { ground: string, edge: string, text: string }> = {
  neutral: { ground: 'var(--portal-surface-sunken)', edge: 'var(--portal-border-default)', text: 'var(--portal-text-default)' },
  success: { ground: 'var(--portal-success-tint)', edge: 'var(--portal-success-border)', text: 'var(--portal-success-text)' },
  warning: { ground: 'var(--portal-warning-tint)', edge: 'var(--portal-warning-border)', text: 'var(--portal-warning-text)' },
  danger: { ground: 'var(--portal-danger-tint)', edge: 'var(--portal-danger-border)', text: 'var(--portal-danger-text)' },
  info: { ground: 'var(--portal-info-tint)', edge: 'var(--portal-info-border)', text: 'var(--portal-info-text)' },
}
