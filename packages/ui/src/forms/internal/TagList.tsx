import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { tip } from '../../internal/tip.ts'
import { media } from '../../theme/media.ts'
import { tool } from './toolStyles.ts'

interface TagListProps {
  tags: readonly string[]
  /** Returns the text that shows a tag; by default the tag itself. */
  textOf?: (tag: string) => string
  /** Name under which a form posts each tag. */
  name: string | undefined
  removeLabel: (values: { tag: string }) => string
  /** Removes a tag; undefined if tags can't be removed. */
  onRemove: ((tag: string) => void) | undefined
}

const itself = (tag: string) => tag

/** The tags below a field, each with a remove button. */
export function TagList({ tags, textOf = itself, name, removeLabel, onRemove }: TagListProps) {
  if (tags.length === 0) return null
  return (
    <Tags>
      {tags.map((tag) => {
        const label = removeLabel({ tag: textOf(tag) })
        return (
          <Tag key={tag}>
            <bdi>{textOf(tag)}</bdi>
            {onRemove && <button type="button" aria-label={label} {...tip(label)} onClick={() => onRemove(tag)}><Icon icon={X} size={14} /></button>}
            {name !== undefined && <input type="hidden" name={name} value={tag} />}
          </Tag>
        )
      })}
    </Tags>
  )
}

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
`

const Tag = styled.li`
  display: flex;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 28px;
  padding-inline-start: var(--portal-space-2);
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-control);
  background: var(--portal-surface-sunken);
  font: var(--portal-type-small);
  overflow-wrap: anywhere;

  &:not(:has(button)) {
    padding-inline-end: var(--portal-space-2);
  }
  > button {
    ${tool}
  }
  ${media.phone} {
    min-block-size: 40px;

    > button {
      inline-size: 40px;
      block-size: 40px;
    }
  }
`
