import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import { media } from '../../theme/media.ts'
import { type Tone, toneVariables } from '../../theme/tone.ts'

export interface InlineAlertProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** The kind of notice, which decides color and icon. Default: `info`. */
  tone?: Exclude<Tone, 'neutral'>
  /** A short bold text before the sentence. */
  title?: ReactNode
  /** Replaces the tone's own icon. */
  icon?: IconComponent
  /** One or two small buttons after the text; on a phone on its last line, or below it if they don’t fit there. */
  actions?: ReactNode
}

const icons: Record<Exclude<Tone, 'neutral'>, IconComponent> = {
  info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleX,
}

/** A notice inside the page, beside its cause. Pass `role="alert"` or `role="status"` if it appears after an action. */
export const InlineAlert = forwardRef<HTMLDivElement, InlineAlertProps>(function InlineAlert(props, ref) {
  const { tone = 'info', title, icon = icons[tone], actions, children, ...rest } = props
  return (
    <Note ref={ref} {...rest} data-tone={tone}>
      <Icon icon={icon} tone={tone} />
      <Words>
        {title && <Fact>{title}</Fact>}
        {title && children ? ' ' : null}
        {children}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Note>
  )
})

const Note = styled.div`
  ${toneVariables}
  display: flex;
  align-items: flex-start;
  gap: var(--portal-space-2);
  min-inline-size: 0;
  padding-block: var(--portal-space-2);
  padding-inline: var(--portal-space-3);
  border: 1px solid var(--tone-edge);
  border-radius: var(--portal-radius-control);
  background: var(--tone-ground);
  color: var(--portal-text-default);
  font: var(--portal-type-small);

  & > svg {
    margin-block-start: var(--portal-space-0-5);
  }

  ${media.phone} {
    display: flow-root;
    padding-inline-start: calc(var(--portal-space-3) + var(--portal-space-6));

    & > svg {
      float: inline-start;
      margin-inline-start: calc(-1 * var(--portal-space-6));
    }
  }
`

const Words = styled.div`
  flex: 1 1 200px;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  ${media.phone} {
    display: inline;
  }
`

const Fact = styled.strong`
  font-weight: var(--portal-weight-medium);
`

const Actions = styled.div`
  display: flex;
  gap: var(--portal-space-2);
  margin-block: calc(-1 * var(--portal-space-1));

  ${media.phone} {
    float: inline-end;
    flex-wrap: wrap;
    margin-block: 0;
  }
`
