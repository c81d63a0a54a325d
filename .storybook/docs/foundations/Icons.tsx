import { Icon } from '../../../packages/ui/src/elements/Icon/Icon.tsx'
import { houseIcons } from '../../../packages/ui/src/docs/houseIcons.ts'

/** The icons in use, with their names in lucide, in the size that they have beside text. */
export function Icons() {
  return (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 8, padding: 0, listStyle: 'none', color: 'var(--portal-text-default)' }}>
      {Object.entries(houseIcons).map(([name, icon]) => (
        <li key={name} style={{ display: 'flex', gap: 8, alignItems: 'center', margin: 0 }}><Icon icon={icon} /><code>{name}</code></li>
      ))}
    </ul>
  )
}
