import { degrees } from '@prangan/contract/schemas/alumni'
import { Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { college } from '../../../../content/college.ts'
import { useSettled } from '../../../../lib/use-settled.ts'
import { SelectBox } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/field.tsx'
import type { AlumniFilter } from '../api/alumni-query.ts'

const any = { degree: 'All degrees', year: 'All years' } as const

/** Every year in which somebody can have passed, the latest first. */
function years(): string[] {
  const latest = new Date().getFullYear()
  return Array.from({ length: latest - college.established + 1 }, (_, back) => String(latest - back))
}

type AlumniFiltersProps = {
  filter: AlumniFilter
  onNarrow: (changes: { degree?: string; year?: string; search?: string }) => void
}

/** Narrows the list: by what is typed of a name, an e-mail address or a mobile number, by degree, by year. */
export function AlumniFilters({ filter, onNarrow }: AlumniFiltersProps) {
  const choose = (name: 'degree' | 'year') => ({
    value: filter[name] || any[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onNarrow({ [name]: value === any[name] ? '' : value }),
  })
  return (
    <search className="grid gap-4 pb-6 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_13rem_10rem]">
      <div className="sm:col-span-2 lg:col-span-1">
        <SearchBox search={filter.search} onSearch={(search) => onNarrow({ search })} />
      </div>
      <Field label="Degree">
        {({ className: _, ...wiring }) => (
          <SelectBox {...wiring} options={[any.degree, ...degrees]} {...choose('degree')} />
        )}
      </Field>
      <Field label="Year of Passing">
        {({ className: _, ...wiring }) => (
          <SelectBox {...wiring} options={[any.year, ...years()]} {...choose('year')} />
        )}
      </Field>
    </search>
  )
}

/** Milliseconds without a key before it is searched. */
const pause = 250

function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const id = useId()
  const [typed, setTyped] = useState(search)
  const settled = useSettled(typed, pause)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed asks anew.
  useEffect(() => {
    if (settled !== search) onSearch(settled)
  }, [settled])

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-indigo-950">
        Search
      </label>
      <div className="relative">
        <Search
          aria-hidden="true"
          size={18}
          className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted"
        />
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="Name, e-mail or mobile number"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          className="block min-h-11 w-full rounded-card border border-indigo-400 bg-white py-2 pr-3 pl-10 text-base text-ink placeholder:text-muted"
        />
      </div>
    </div>
  )
}
