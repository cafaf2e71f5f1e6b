import { useMemo } from 'react'
import type { LivePages } from '../../../../lib/use-live-pages.ts'
import { DataTable } from '../../../../ui/desk/data-table.tsx'
import { Pagination } from '../../../../ui/desk/pagination.tsx'
import type { ApplicationRow } from '../api/application-row.ts'
import { applications } from '../applications.ts'
import { applicationColumns } from './application-columns.tsx'

type ApplicationsListProps = { list: LivePages<ApplicationRow>; onOpen: (id: string) => void }

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
      <Pagination list={list} nouns={applications.nouns} />
    </>
  )
}
