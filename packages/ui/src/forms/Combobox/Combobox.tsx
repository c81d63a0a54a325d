import { foldText, type Labels } from '@portal/domain'
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { Check, ChevronDown, X } from 'lucide-react'
import { forwardRef, useId, useRef, useState, type ChangeEvent, type ComponentPropsWithoutRef, type UIEvent, Fragment, type ReactNode } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Spinner } from '../../elements/Spinner/Spinner.tsx'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { tip } from '../../internal/tip.ts'
import { useControlled } from '../../internal/useControlled.ts'
import { useForwardedRef } from '../../internal/useForwardedRef.ts'
import { useLabels } from '../../words/useLabels.ts'
import { TextInput, type TextFilterProps } from '../internal/TextInput/TextInput.tsx'
import type { TextFilterLabels } from '../useTextFilter/useTextFilter.ts'
import { comboboxMessages } from './Combobox.messages.ts'
import { Fact, Frame, List, Option, Panel, Tool, Words } from './comboboxParts.ts'
import { matchOptions } from './matchOptions.ts'
import { useListPanel } from './useListPanel.ts'
import { styled } from 'styled-components'

export interface ComboboxOption {
  value: string
  label: string
  /** One muted line under the label, which the search looks at too: 'Unit 728'. */
  fact?: string
  /** How far the option is indented, in levels, such as 1 for a door below its building. */
  depth?: number
  isDisabled?: boolean
  /** The name of the option's group. Options of one group must be next to each other. */
  group?: string
}

export type ComboboxLabels = TextFilterLabels & Labels<typeof comboboxMessages>

type InputProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'children' | 'list' | 'size'>

export interface ComboboxProps extends Omit<TextFilterProps, 'labels'>, InputProps {
  /** The field's name for screen readers. Omit if a visible label names it. */
  label?: string
  /** All options; with `onSearchChange`, the results. */
  options: readonly ComboboxOption[]
  /** Value of the chosen option, which a form posts under `name`; empty for none. Omit to let the field keep it. */
  value?: string
  /** The initial choice. */
  defaultValue?: string
  /** Called when the choice changes; the value is empty after a removal. */
  onValueChange?: (change: { value: string }) => void
  /** The label of the choice, if the options may not contain it. */
  chosenLabel?: string
  /** Called at each key, if the service searches. Omit if `options` is complete. */
  onSearchChange?: (change: { search: string }) => void
  /** Called near the end of the list, to load more `options`. */
  onMore?: () => void
  /** Allows texts that aren't options: the list ends with an entry that adds the typed text. */
  onOwnAdd?: (own: { text: string }) => void
  /** Whether options are loading. */
  isBusy?: boolean
  /** Whether the field can be empty. */
  canBeEmpty?: boolean
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: ComboboxLabels
}

/** Value of the entry that adds the typed text. */
const ownValue = '\u0000own'

const labelOf = (option: ComboboxOption | null) => option?.label ?? ''
/** How many pixels before the end of the list more options load. */
const nearEnd = 80

const isOff = (option: ComboboxOption) => option.isDisabled === true

/**
 * One choice of many options: the user types a part of a name, or goes through the list. For twelve or fewer options use `SelectField`.
 * Text that wasn't chosen is removed when the user leaves the field. Ref and other properties reach the input, className and style the
 * frame.
 */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(props, ref) {
  const {
    label, options, value: given, defaultValue = '', onValueChange, chosenLabel, onSearchChange, onMore, onOwnAdd, isBusy = false, canBeEmpty = false, labels, id: givenId, name, className, style,
    ...input
  } = props
  const words = useLabels('Combobox', comboboxMessages, labels)
  const ownId = useId()
  const id = givenId ?? ownId
  const control = useRef<HTMLInputElement>(null)
  useForwardedRef(control, ref)
  const [typed, setTyped] = useState<string | null>(null)
  const [value, setValue] = useControlled(given, defaultValue, (next) => onValueChange?.({ value: next }))
  const own = (search: string): readonly ComboboxOption[] => {
    const text = search.trim()
    return onOwnAdd === undefined || text === '' || options.some((option) => foldText(option.label) === foldText(text)) ? [] : [{ value: ownValue, label: words.own({ text }) }]
  }
  const fitting = (search: string) => [...(onSearchChange ? options : matchOptions(options, search)), ...own(search)]
  const shown = typed === null ? options : fitting(typed)
  const chosen = value === '' ? null : options.find((option) => option.value === value) ?? { value, label: chosenLabel ?? '' }

  const settle = () => {
    if (typed?.trim() === '' && canBeEmpty && value !== '') setValue('')
    setTyped(null)
  }
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = useCombobox<ComboboxOption>({
    items: [...shown],
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    isItemDisabled: isOff,
    inputId: id,
    menuId: `${id}-list`,
    toggleButtonId: `${id}-open`,
    getItemId: (index) => `${id}-option-${index}`,
    selectedItem: chosen,
    inputValue: typed ?? labelOf(chosen),
    stateReducer: keepChoice((search) => fitting(search).findIndex((option) => !isOff(option)), onSearchChange !== undefined && isBusy && typed !== null),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem?.value === ownValue) onOwnAdd?.({ text: typed?.trim() ?? '' })
      else setValue(selectedItem?.value ?? '')
    },
    onHighlightedIndexChange: ({ highlightedIndex: at }) => {
      if (shown.length > 0 && at === shown.length - 1) onMore?.()
    },
    onIsOpenChange: ({ isOpen: isNowOpen }) => {
      if (!isNowOpen) settle()
    },
  })
  const { frame, panel, anchor } = useListPanel(isOpen, id)
  const clear = () => {
    setTyped(null)
    setValue('')
    control.current?.focus()
  }
  const askAtEnd = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLElement>) => {
    if (scrollHeight - scrollTop - clientHeight < nearEnd) onMore?.()
  }
  const rowOf = (option: ComboboxOption, index: number) => (
    <Option
      key={option.value} {...getItemProps({ item: option, index })}
      data-highlighted={index === highlightedIndex || undefined} data-off={isOff(option) || undefined}
      style={option.depth === undefined ? undefined : { paddingInlineStart: `calc(var(--portal-space-3) + ${option.depth} * var(--portal-space-4))` }}
    >
      <Words>
        {option.label}
        {option.fact !== undefined && <Fact>{option.fact}</Fact>}
      </Words>
      {option.value === value && <Icon icon={Check} />}
    </Option>
  )
  const isInert = input.disabled === true || input.readOnly === true
  const count = words.found({ count: shown.length })

  return (
    <Frame ref={frame} className={className} style={{ ...style, ...anchor.frame }}>
      <TextInput
        autoComplete="off" autoCapitalize="none" spellCheck={false}
        {...input}
        {...getInputProps({
          ...input,
          ref: control,
          'aria-label': label,
          onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
            const search = currentTarget.value
            setTyped(search)
            onSearchChange?.({ search })
          },
        })}
        aria-labelledby={input['aria-labelledby']}
        labels={labels}
        end={!isInert && (
          <>
            {isBusy && <Spinner />}
            {canBeEmpty && value !== '' && <Tool type="button" aria-label={words.clear} {...tip(words.clear)} onClick={clear}><Icon icon={X} /></Tool>}
            <Tool {...getToggleButtonProps()} aria-label={words.choices} type="button"><Icon icon={ChevronDown} /></Tool>
          </>
        )}
      />
      {name !== undefined && <input type="hidden" name={name} value={value} form={input.form} disabled={input.disabled} />}
      <Panel ref={panel} popover="manual" style={anchor.panel}>
        <List {...getMenuProps({ 'aria-label': label ?? words.choices })} aria-labelledby={undefined} aria-busy={isBusy || undefined} onScroll={askAtEnd}>
          {isOpen && inGroups(shown, rowOf)}
        </List>
        {isOpen && shown.length === 0 && <Fact>{isBusy ? words.searching : words.none}</Fact>}
      </Panel>
      <LiveRegion>{isOpen && typed !== null ? (shown.length === 0 ? (isBusy ? words.searching : words.none) : count) : ''}</LiveRegion>
    </Frame>
  )
})

const { InputBlur, InputChange, InputKeyDownEnter, InputKeyDownEscape } = useCombobox.stateChangeTypes

/**
 * Differs from downshift: blur and Escape close the list and keep the choice, and only Enter and a press choose. While the user types, the
 * first match is highlighted; `firstFor` returns its index. While the options are those of an earlier text, Enter chooses none of them.
 */
function keepChoice<Item>(firstFor: (search: string) => number, isOfEarlierText: boolean) {
  return (state: UseComboboxState<Item>, { type, changes }: UseComboboxStateChangeOptions<Item>): Partial<UseComboboxState<Item>> => {
    if (type === InputKeyDownEnter && isOfEarlierText) return state
    if (type === InputBlur || type === InputKeyDownEscape) return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
    return type === InputChange ? { ...changes, highlightedIndex: firstFor(changes.inputValue ?? '') } : changes
  }
}

/** The rows of the list; each group is a nested list with its name. */
function inGroups(options: readonly ComboboxOption[], rowOf: (option: ComboboxOption, index: number) => ReactNode): ReactNode {
  const runs: { group: string | undefined, first: string, rows: ReactNode[] }[] = []
  for (const [index, option] of options.entries()) {
    const last = runs.at(-1)
    const row = rowOf(option, index)
    if (last && last.group === option.group) last.rows.push(row)
    else runs.push({ group: option.group, first: option.value, rows: [row] })
  }
  return runs.map(({ group, first, rows }) => (group === undefined ? <Fragment key={first}>{rows}</Fragment> : (
    <li key={first} role="none">
      <Name aria-hidden>{group}</Name>
      <ul role="group" aria-label={group}>{rows}</ul>
    </li>
  )))
}

const Name = styled.span`
  display: block;
  padding: var(--portal-space-2) var(--portal-space-3) var(--portal-space-1);
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
  font-weight: var(--portal-weight-medium);
`
