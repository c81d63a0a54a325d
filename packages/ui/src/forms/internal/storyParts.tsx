import type { ReactNode } from 'react'

/** Shows fields in stories, in as many columns as fit, none wider than a form. */
export function Sheet({ children }: { children: ReactNode }) {
  const columns = 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))'
  return <div style={{ display: 'grid', gridTemplateColumns: columns, gap: 'var(--portal-space-6) var(--portal-space-8)', maxInlineSize: 700, alignItems: 'start' }}>{children}</div>
}
