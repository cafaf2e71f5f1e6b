import { Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useSettled } from '../../lib/use-settled.ts'

/** Milliseconds without a key before it is searched. */
const pause = 250

type SearchBoxProps = {
  search: string
  onSearch: (search: string) => void
  /** By what a list can be searched. */
  placeholder: string
}

/** The box above a list that searches it while one types. */
export function SearchBox({ search, onSearch, placeholder }: SearchBoxProps) {
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
          placeholder={placeholder}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          className="block min-h-11 w-full rounded-card border border-indigo-400 bg-white py-2 pr-3 pl-10 text-base text-ink placeholder:text-muted"
        />
      </div>
    </div>
  )
}
