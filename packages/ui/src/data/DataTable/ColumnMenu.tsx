import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { Button } from '../../elements/Button/Button.tsx'
import { CheckboxGroup } from '../../forms/CheckboxGroup/CheckboxGroup.tsx'
import { Popover } from '../../overlays/Popover/Popover.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { dataTableMessages } from './DataTable.messages.ts'
import type { DataTableLabels } from './dataTableWords.ts'
import type { DataTableColumn } from './tableTypes.ts'

/** The properties of a column that `ColumnMenu` needs. */
type NamedColumn = Pick<DataTableColumn<never>, 'id' | 'header' | 'phone'>

export interface ColumnMenuProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The columns of the table. Its `title` column always stays. */
  columns: readonly NamedColumn[]
  /** Ids of the shown columns. Pass the same to the table as `shownColumns`. */
  values: readonly string[]
  /** Called when the user shows or hides a column. `values` are in the order of `columns`. */
  onValuesChange: (change: { values: string[] }) => void
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: DataTableLabels
}

/**
 * A menu to choose the columns of a `DataTable`; pass it in the table's `actions`. Ref and other properties reach the element around the
 * button.
 */
export const ColumnMenu = forwardRef<HTMLSpanElement, ColumnMenuProps>(function ColumnMenu(props, ref) {
  const { columns, values, onValuesChange, labels, ...rest } = props
  const words = useLabels('DataTable', dataTableMessages, labels)
  return (
    <Popover ref={ref} {...rest} alignment="end" label={words.columns} trigger={<Button size="compact">{words.columns}</Button>}>
      <CheckboxGroup
        label={words.columns} isLabelHidden values={columns.filter(({ id, phone }) => phone === 'title' || values.includes(id)).map(({ id }) => id)} onValuesChange={onValuesChange}
        options={columns.map(({ id, header, phone }) => ({ value: id, label: header, isDisabled: phone === 'title' }))}
      />
    </Popover>
  )
})
