import { noticeTypes } from '@prangan/contract/schemas/notices'
import { SearchBox } from '../../../../ui/desk/search-box.tsx'
import { SelectBox } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/field.tsx'
import type { NoticeFilter } from '../api/notices-query.ts'

const types = ['All', ...noticeTypes] as const

type NoticeFiltersProps = { filter: NoticeFilter; onNarrow: (changes: Partial<NoticeFilter>) => void }

/** The filters of the list: a search for a title, and a type. */
export function NoticeFilters({ filter, onNarrow }: NoticeFiltersProps) {
  return (
    <search className="grid grid-cols-[minmax(0,1fr)_8rem] gap-4 pb-6 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <SearchBox
        label="Search"
        placeholder="By title"
        search={filter.search}
        onSearch={(search) => onNarrow({ search })}
      />
      <Field label="Type">
        {({ className: _, ...control }) => (
          <SelectBox
            {...control}
            options={types}
            value={filter.type}
            onChange={({ currentTarget }) => onNarrow({ type: currentTarget.value as NoticeFilter['type'] })}
          />
        )}
      </Field>
    </search>
  )
}
