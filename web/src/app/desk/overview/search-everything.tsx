import { type SubmitEvent, useId, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useDeskSession } from '../../../lib/desk-session.ts'
import { useAddressParams } from '../../../lib/use-address-params.ts'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { SearchInput } from '../../../ui/desk/search-input.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { searchHash } from '../search-shortcut.ts'
import { findPlaces } from './find-places.ts'
import { searchLists } from './resources.ts'
import { useFocusByHash } from './use-focus-by-hash.ts'
import { isSearchable, useSearch } from './use-search.ts'

const texts = () => deskMessages().overview.search

/**
 * Searches all lists that the person may see, and the sections and tasks of the desk. The search is in the address, so that
 * Back keeps it.
 */
export function SearchEverything() {
  const { params, change } = useAddressParams()
  const search = params.get('q') ?? ''
  const { can } = useDeskSession()
  const lists = searchLists().filter(({ ability }) => can(ability))
  const { isLoading, results, retry } = useSearch(lists, search)
  const isOnline = useIsOnline()
  const box = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  useFocusByHash(searchHash, () => box.current?.querySelector('input')?.focus())

  // The address changes only after a pause in typing.
  const goToFirst = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [first] = findPlaces(can, box.current?.querySelector('input')?.value ?? '')
    if (first) navigate(first.href)
  }

  const places = findPlaces(can, search)
  const failed = results?.filter(({ result }) => result === 'failed') ?? []
  const found = results?.flatMap(({ title, result }) =>
    result === 'failed' || result.found.length === 0 ? [] : [{ title, ...result }],
  )
  const groups = [...(places.length > 0 ? [{ title: texts().places, found: places }] : []), ...(found ?? [])]
  return (
    <search className="card grid gap-4 p-4">
      <form ref={box} onSubmit={goToFirst} className="grid gap-1.5">
        <SearchInput
          label={texts().label}
          isLabelHidden
          placeholder={texts().hint}
          search={search}
          onSearch={(q) => change({ q }, false)}
        />
        <p className="text-xs text-muted max-md:hidden">
          {texts().searchedIn(lists.map(({ title }) => title))} <kbd className="font-sans">Ctrl</kbd> +{' '}
          <kbd className="font-sans">K</kbd>
          {texts().shortcut}
        </p>
      </form>
      <p role="status" className="text-sm text-muted empty:hidden">
        {statusOf({ search, isLoading, count: found && groups.flatMap(({ found }) => found).length })}
      </p>
      {failed.length > 0 && (
        <LoadFailure onRetry={retry}>
          {isOnline ? texts().failed(failed.map(({ title }) => title)) : texts().offline}
        </LoadFailure>
      )}
      {groups.length > 0 && (
        <div className="grid gap-6" aria-busy={isLoading}>
          {groups.map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </div>
      )}
      {found && groups.length === 0 && failed.length === 0 && !isLoading && (
        <EmptyState>{texts().nothing}</EmptyState>
      )}
    </search>
  )
}

type SearchState = { search: string; isLoading: boolean; count: number | undefined }

function statusOf({ search, isLoading, count }: SearchState): string {
  if (search.trim() === '') return ''
  if (!isSearchable(search)) return texts().tooShort
  if (isLoading || count === undefined) return texts().searching
  return texts().shown(count)
}

type GroupProps = {
  title: string
  found: readonly { id: string; name: string; more: string; href: string }[]
  hrefOfAll?: string
  hasMore?: boolean
}

function Group({ title, found, hrefOfAll = '', hasMore }: GroupProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId} className="text-base text-indigo-950">
          {title}
        </h2>
        {hasMore && (
          <Link to={hrefOfAll} className="overview-link text-sm">
            {texts().more(title)}
          </Link>
        )}
      </div>
      <ul className="divide-y divide-line">
        {found.map(({ id, name, more, href }) => (
          <li key={id} className="py-2 wrap-anywhere">
            <Link to={href} className="overview-link inline-block min-h-6">
              <UserText text={name} />
            </Link>
            {more && (
              <p className="text-sm text-muted">
                <UserText text={more} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
