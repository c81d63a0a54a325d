import { Heading, Unstyled } from '@storybook/addon-docs/blocks'
import type { ComponentType } from 'react'
import { PortalScope } from '../../packages/ui/src/theme/PortalScope/PortalScope.tsx'
import { useIsNear } from './useIsNear.ts'

/** A component's example in both themes side by side, rendered when it is scrolled into view. */
export function LightAndDark({ Example }: { Example: ComponentType }) {
  const [place, isNear] = useIsNear()
  return (
    <>
      <Heading>Light and dark</Heading>
      <Unstyled>
        <div ref={place} className="light-and-dark">
          {isNear && (['light', 'dark'] as const).map((theme) => <PortalScope key={theme} theme={theme}><Example /></PortalScope>)}
        </div>
      </Unstyled>
    </>
  )
}
