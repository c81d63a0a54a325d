import { type Act, cardStyles, moreStyles, type Shown, type ShownElement } from '@portal/embed/view'
import { type ComponentPropsWithoutRef, createElement, forwardRef, Fragment, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { tip } from '../../internal/tip.ts'

interface Setting {
  /** Makes the ids of the view unique in the page. */
  id: string
  onPress?: ((act: Act) => void) | undefined
  /** What replaces the slots and parts of the view, by their names. */
  parts?: Readonly<Record<string, ReactNode>> | undefined
}

export interface InviteViewProps extends ComponentPropsWithoutRef<'article'>, Omit<Setting, 'id'> {
  /** The article, from the views of @portal/embed. */
  shown: ShownElement
}

/** Renders a card that the custom element renders too. `children` are after the contents of the card. */
export const InviteView = forwardRef<HTMLElement, InviteViewProps>(function InviteView({ shown, onPress, parts, className, children, ...rest }, ref) {
  const setting = { id: useId(), onPress, parts }
  const { className: own, ...attributes } = attributesOf(shown, setting)
  return (
    <Card as={shown.tag as 'article'} {...attributes} {...rest} className={className === undefined ? own : `${own} ${className}`} data-status={shown.attributes['data-status']} ref={ref}>
      {toReact(shown.children, setting)}
      {children}
    </Card>
  )
})

/** Renders a view of @portal/embed. */
export function toReact(children: readonly Shown[], setting: Setting): ReactNode[] {
  const used = new Map<string, number>()
  return children.map((shown) => {
    if (typeof shown === 'string') return shown
    const count = used.get(shown.key) ?? 0
    used.set(shown.key, count + 1)
    const key = `${shown.key} ${count}`
    const name = shown.tag === 'slot' ? shown.attributes['name'] : shown.attributes['part']
    if (typeof name === 'string' && setting.parts && name in setting.parts) return <Fragment key={key}>{setting.parts[name]}</Fragment>
    return createElement(shown.tag, { key, ...attributesOf(shown, setting) }, ...toReact(shown.children, setting))
  })
}

/** Prefix of the card's classes, because the page around a React card has its own. `PortalScope` protects classes with `sc-`. */
const prefix = 'sc-key-'
const references = new Set(['id', 'aria-labelledby', 'aria-describedby'])

function attributesOf({ attributes: { class: classes, part: _part, title, ...attributes } }: ShownElement, { id, onPress }: Setting) {
  const given = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === false) return []
    if (references.has(name)) return [[name, `${id}${String(value)}`]]
    return [[/^(?:aria|data)-/.test(name) ? name : name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()), value]]
  })
  const act = attributes['aria-disabled'] === 'true' ? undefined : attributes['data-act']
  return {
    ...Object.fromEntries(given) as Record<string, unknown>,
    ...tip(typeof title === 'string' ? title : undefined),
    className: typeof classes === 'string' ? classes.replaceAll(/\S+/g, (one) => prefix + one) : undefined,
    ...(act !== undefined && { onClick: () => onPress?.(act as Act) }),
  }
}

/** The element's rules inside a styled part, which is the card, the section of wallets or the dialog of scan mode. */
export function inviteStyles(rules: string): string {
  const local = rules.replaceAll(/\.(?=[a-z])/g, `.${prefix}`)
  return local.replaceAll(new RegExp(String.raw`(?<=^|[\s,{}])(?=\.${prefix}(?:card|message|keep)\b)`, 'g'), '&').replaceAll(/(?<=^|[\s{}])dialog(?:\[open\])?(?=[ :{])/g, '&')
}

const Card = styled.article`
  /* Without this, text would keep the page's color where only a part of the page has the theme. */
  color: var(--portal-text-default);
  ${inviteStyles(cardStyles + moreStyles)}
`
