import { college } from '@prangan/contract/college.config'
import { degrees } from '@prangan/contract/schemas/alumni'
import { SearchBox } from '../../../../ui/desk/search-box.tsx'
import { SelectBox } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/field.tsx'
import type { AlumniFilter } from '../api/alumni-query.ts'

const any = { degree: 'All degrees', year: 'All years' } as const

/** Every possible year of passing, the latest first. */
function years(): string[] {
  const latest = new Date().getFullYear()
  return Array.from({ length: latest - college.established + 1 }, (_, back) => String(latest - back))
}

type AlumniFiltersProps = {
  filter: AlumniFilter
  onNarrow: (changes: { degree?: string; year?: string; search?: string }) => void
}

/** The filters of the list: a search for a name, number, mobile number or e-mail address, and three selects. */
export function AlumniFilters({ filter, onNarrow }: AlumniFiltersProps) {
  const choose = (name: 'degree' | 'year') => ({
    value: filter[name] || any[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onNarrow({ [name]: value === any[name] ? '' : value }),
  })
  return (
    <search className="grid grid-cols-2 gap-4 pb-4 lg:grid-cols-[minmax(0,1fr)_13rem_10rem]">
      <div className="col-span-2 lg:col-span-1">
        <SearchBox
          label="Search"
          placeholder="Name, e-mail, mobile number or degree"
          search={filter.search}
          onSearch={(search) => onNarrow({ search })}
        />
      </div>
      <Field label="Degree">
        {({ className: _, ...control }) => (
          <SelectBox {...control} options={[any.degree, ...degrees]} {...choose('degree')} />
        )}
      </Field>
      <Field label="Year of Passing">
        {({ className: _, ...control }) => (
          <SelectBox {...control} options={[any.year, ...years()]} {...choose('year')} />
        )}
      </Field>
    </search>
  )
}
