import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import { AllCommunityModule, type ColDef, type ICellRendererParams, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import fakeRest from 'ra-data-fakerest'
import { AdminContext, Datagrid, FunctionField, ListContextProvider, ResourceContextProvider, TextField, useList } from 'react-admin'
import { pageSize, type Person, rowsOf, type TableProps, total } from './people.ts'

ModuleRegistry.registerModules([AllCommunityModule])

const name = ({ id, name: text, email }: Person) => <div><div><a href={`#${id}`}>{text}</a></div><div className="second">{email}</div></div>
const group = ({ group: text, hours }: Person) => <div><div>{text}</div><div className="second">{hours}</div></div>

const agRow = (cell: (row: Person) => React.ReactNode) => ({ data }: ICellRendererParams<Person>) => data && cell(data)
const agColumns: ColDef<Person>[] = [
  { field: 'name', headerName: 'Name', cellRenderer: agRow(name) },
  { field: 'unit', headerName: 'Unit' },
  { field: 'group', headerName: 'Group and hours', cellRenderer: agRow(group) },
  { field: 'lastEntry', headerName: 'Last entry' },
  { field: 'status', headerName: 'Status' },
]

/** AG Grid as its guide for React shows, with the rows of a page. The service sorts and pages. */
export function AgGrid({ page }: TableProps) {
  return <AgGridReact<Person> rowData={rowsOf(page)} columnDefs={agColumns} domLayout="autoHeight" rowHeight={56} rowSelection={{ mode: 'multiRow' }} getRowId={({ data }) => data.id} />
}

const muiColumns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, renderCell: ({ row }) => name(row) },
  { field: 'unit', headerName: 'Unit' },
  { field: 'group', headerName: 'Group and hours', flex: 1, renderCell: ({ row }) => group(row) },
  { field: 'lastEntry', headerName: 'Last entry' },
  { field: 'status', headerName: 'Status' },
]

/** The grid of MUI X as its guide shows, with pages of the service. */
export function MuiDataGrid({ page, onPageChange }: TableProps) {
  return (
    <DataGrid
      rows={rowsOf(page)} columns={muiColumns} rowCount={total} rowHeight={56} checkboxSelection autoHeight pageSizeOptions={[pageSize]} paginationMode="server" sortingMode="server"
      paginationModel={{ page: page - 1, pageSize }} onPaginationModelChange={({ page: next }) => onPageChange({ page: next + 1 })}
    />
  )
}

const provider = fakeRest({ people: [] })

function Rows({ page }: { page: number }) {
  const list = useList({ data: rowsOf(page), perPage: pageSize })
  return (
    <ListContextProvider value={list}>
      <Datagrid bulkActionButtons={<span />} rowClick={false}>
        <FunctionField label="Name" source="name" render={(row: Person) => name(row)} />
        <TextField source="unit" />
        <FunctionField label="Group and hours" source="group" render={(row: Person) => group(row)} />
        <TextField source="lastEntry" label="Last entry" />
        <TextField source="status" />
      </Datagrid>
    </ListContextProvider>
  )
}

/** The table of react-admin as its guide shows for given rows. */
export function ReactAdmin({ page }: TableProps) {
  return <AdminContext dataProvider={provider}><ResourceContextProvider value="people"><Rows page={page} /></ResourceContextProvider></AdminContext>
}
