import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { useControlled } from '../../internal/useControlled.ts'
import { tabLook, tabRow } from '../../internal/tabStyles.ts'

export interface Tab {
  id: string
  label: ReactNode
  /** The tab's content; only that of the chosen tab is rendered. */
  content: ReactNode
}

export interface TabsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue'> {
  /** Name of the tabs for screen readers: 'How codes are entered'. */
  label: string
  /** Two to five tabs. */
  tabs: readonly [Tab, ...Tab[]]
  /** Id of the chosen tab. Omit to let the component keep it. */
  value?: string
  /** Id of the initial tab. Default: the first. */
  defaultValue?: string
  /** Called when the user chooses a tab. */
  onValueChange?: (change: { value: string }) => void
}

/** Several views of one subject, of which one is shown. Views have no address; for pages of a record use `TabNav`. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(props, ref) {
  const { label, tabs, value, defaultValue = tabs[0].id, onValueChange, ...rest } = props
  const id = useId()
  const [chosen, choose] = useControlled(value, defaultValue, (next) => onValueChange?.({ value: next }))
  const current = tabs.find((tab) => tab.id === chosen) ?? tabs[0]
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const at = tabs.indexOf(current)
    const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const steps: Record<string, number> = { [forward]: at + 1, [back]: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }
    const target = tabs[(steps[event.key] ?? Number.NaN) % tabs.length]
    if (!target) return
    event.preventDefault()
    choose(target.id)
    event.currentTarget.querySelector<HTMLElement>(`[id="${CSS.escape(`${id}-${target.id}`)}"]`)?.focus()
  }
  return (
    <div {...rest} ref={ref}>
      <Bar>
        <Row role="tablist" aria-label={label} onKeyDown={moveByKey}>
          {tabs.map((tab) => (
            <TabButton
              key={tab.id} type="button" role="tab" id={`${id}-${tab.id}`} aria-selected={tab === current} aria-controls={`${id}-panel`}
              tabIndex={tab === current ? 0 : -1} onClick={() => choose(tab.id)}
            >
              {tab.label}
            </TabButton>
          ))}
        </Row>
      </Bar>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.id}`} tabIndex={0}>{current.content}</Panel>
    </div>
  )
})

const Bar = styled.div`
  border-block-end: 1px solid var(--portal-border-default);
`

const Row = styled.div`
  ${tabRow}
`

const TabButton = styled.button`
  ${tabLook}
  flex: none;
  margin: 0;
  padding: 0;
  border-width: 0 0 2px;
  background: none;
  cursor: pointer;
`

const Panel = styled.div`
  padding-block: var(--portal-space-4);
`
