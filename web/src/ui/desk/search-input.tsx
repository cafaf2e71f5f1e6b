import { Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useDebouncedValue } from '../../lib/use-debounced-value.ts'
import { classNames } from '../class-names.ts'
import { controlClass } from '../forms/field.tsx'

/** Milliseconds without a key before the search starts. */
const pause = 250

type SearchInputProps = {
  label: string
  isLabelHidden?: boolean
  placeholder?: string | undefined
  search: string
  onSearch: (search: string) => void
}

export function SearchInput({
  label,
  isLabelHidden = false,
  placeholder,
  search,
  onSearch,
}: SearchInputProps) {
  const id = useId()
  const [typed, setTyped] = useState(search)
  const settled = useDebouncedValue(typed, pause)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts another search.
  useEffect(() => {
    if (settled !== search) onSearch(settled)
  }, [settled])

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold text-indigo-950'}>
        {label}
      </label>
      <div className="relative">
        <Search
          aria-hidden="true"
          size={18}
          className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted"
        />
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          className={classNames(controlClass, 'ps-10')}
        />
      </div>
    </div>
  )
}
