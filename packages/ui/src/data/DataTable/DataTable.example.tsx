import { DataTable, type DataTableColumn, TextLink } from '@portal/ui'

interface User {
  id: string
  name: string
  unit: string
}

const columns: DataTableColumn<User>[] = [
  { id: 'name', header: 'Name', phone: 'title', cell: ({ id, name }) => <TextLink href={`/users/${id}`}>{name}</TextLink> },
  { id: 'unit', header: 'Unit', phone: 'fact', cell: ({ unit }) => unit },
]

export function Example() {
  return (
    <DataTable
      label="Users"
      columns={columns}
      rows={[{ id: '7', name: 'Dana Whitfield', unit: 'PH-2' }]}
      getRowId={({ id }) => id}
      page={{ number: 1, size: 20, total: 1 }}
    />
  )
}
