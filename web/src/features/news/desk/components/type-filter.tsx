import { newsTypes } from '@prangan/contract/schemas/news'
import { useId } from 'react'
import { SelectBox } from '../../../../ui/desk/select-box.tsx'
import type { NewsFilter } from '../api/use-news-list.ts'

const filters = ['All', ...newsTypes] as const

/** Narrows the list to one type. */
export function TypeFilter({ value, onChange }: { value: NewsFilter; onChange: (type: NewsFilter) => void }) {
  const id = useId()
  return (
    <div className="flex min-w-0 items-center gap-3">
      <label htmlFor={id} className="text-sm font-semibold text-indigo-950">
        Type
      </label>
      <SelectBox
        id={id}
        className="w-36 min-w-0"
        options={filters}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value as NewsFilter)}
      />
    </div>
  )
}
