import { Pagination } from '@portal/ui'

export function Example() {
  return <Pagination page={2} pageCount={16} hrefFor={(page) => `/users?page=${page}`} />
}
