import { useMemo } from 'react'
import { DataTable } from '../../../../ui/desk/data-table.tsx'
import { Pagination } from '../../../../ui/desk/pagination.tsx'
import type { ApplicationList } from '../api/use-applications.ts'
import { listed } from '../application-labels.ts'
import { applicationColumns } from './application-columns.tsx'

type ApplicationsListProps = { list: ApplicationList; onOpen: (id: string) => void }

/** The applications that match the filter: the table and its pagination. */
export function ApplicationsList({ list, onOpen }: ApplicationsListProps) {
  const columns = useMemo(() => applicationColumns(onOpen), [onOpen])
  return (
    <>
      <div className="desk-applications-frame">
        <DataTable
          className="desk-applications"
          caption="Applications for admission, the latest first"
          columns={columns}
          rows={list.rows}
          rowId={({ id }) => id}
          isLoading={list.status === 'loading'}
          emptyText={list.status === 'failed' ? 'The applications could not be loaded.' : 'No records found'}
        />
      </div>
      <Pagination list={list} nouns={listed} />
    </>
  )
}
