import { limits } from '@prangan/contract/limits'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { messages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { searchHref } from '../api/search-href.ts'

type SearchInputProps = {
  className: string
  query?: string
  onType?: (query: string) => void
  /** Instead of going to the page of the search. */
  onSearch?: (query: string) => void
  children?: ReactNode
}

/** An input that searches the site: a form that leads to the results, also without scripts. */
export function SearchInput({ className, query, onType, onSearch, children }: SearchInputProps) {
  const id = useId()
  const navigate = useNavigate()
  const { search } = messages()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (onSearch) onSearch(typed)
    else void navigate(searchHref(typed))
  }
  return (
    <search className={className}>
      <form action={paths.search.href()} onSubmit={submit} className="search-box">
        <label htmlFor={id} className="sr-only">
          {search.label}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={limits.search.query}
          onInput={({ currentTarget }) => onType?.(currentTarget.value)}
        />
        <button type="submit">
          <Icon name="search" className="size-5" />
          <span className="sr-only">{search.submit}</span>
        </button>
      </form>
      {children}
    </search>
  )
}
