import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../elements/Card/Card.tsx'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import { Heading } from '../../elements/Text/Heading.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import type { Tone } from '../../theme/tone.ts'

export interface StatusPageProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** An icon above the text, with the same meaning. */
  icon?: IconComponent
  /** Color of the icon. The text must say the same. */
  tone?: Tone
  /** A small line above the title: "ERROR 503 Service Unavailable". */
  code?: ReactNode
  /** The page’s one heading. */
  title: ReactNode
  /** One sentence below the title. */
  sentence?: ReactNode
  /** Buttons as wide as the page's card, the filled one first. */
  actions?: ReactNode
  /** Further content, such as badges of app stores or details for support. */
  children?: ReactNode
}

/** A public page with one message, such as "done" or "not found". Put it in a `PublicFrame`. */
export const StatusPage = forwardRef<HTMLDivElement, StatusPageProps>(function StatusPage(props, ref) {
  const { icon, tone = 'info', code, title, sentence, actions, children, ...rest } = props
  return (
    <Frame ref={ref} {...rest}>
      <Card padding="roomy">
        <Stack gap={5}>
          <Stack gap={2} role="status">
            {icon && <Icon icon={icon} tone={tone} size={20} />}
            {code && <Text size="small" tone="muted" isTabular>{code}</Text>}
            <Heading level={1}>{title}</Heading>
            {sentence && <Text tone="muted">{sentence}</Text>}
          </Stack>
          {actions && <Stack gap={2}>{actions}</Stack>}
          {children}
        </Stack>
      </Card>
    </Frame>
  )
})

const Frame = styled.div`
  inline-size: 100%;
  max-inline-size: 400px;
  overflow-wrap: anywhere;
`
