import type { Loaded } from '@prangan/contract/site-data'
import type { SearchAnswer } from '@prangan/contract/site-search/search-answer'
import { type ReactNode, useRef } from 'react'
import { useNavigation, useRevalidator, useSearchParams } from 'react-router-dom'
import { useSettings } from '../../../lib/site-layout.ts'
import { messages } from '../../../messages/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Container } from '../../../ui/container.tsx'
import { Message } from '../../../ui/message.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { useCountMiss } from '../api/use-count-miss.ts'
import { useTyping } from '../api/use-typing.ts'
import { MainPages, NothingFound } from './nothing-found.tsx'
import { SearchInput } from './search-input.tsx'
import { SearchResults } from './search-results.tsx'

/** Milliseconds without a key before the server is asked for what is typed. */
const pause = 300

type SearchPageProps = { answer: Loaded<SearchAnswer>; picture?: ReactNode }

/** The page of the search: its input, and what was found for the address's query. It searches while one types. */
export function SearchPage({ answer, picture }: SearchPageProps) {
  const { search } = messages()
  const { footer } = useSettings()
  const box = useRef<HTMLDivElement>(null)
  const query = useSearchParams()[0].get('q') ?? ''
  const searchFor = useTyping(query, box)
  const found = answer.status === 'ready' ? answer.value : undefined
  useCountMiss(found?.total === 0 ? found.query : '')
  const isLoading = useNavigation().state === 'loading'
  return (
    <>
      <PageTitle title={search.title} text={search.hint} picture={picture} />
      <Container className="grid gap-8 py-8 md:py-12">
        <div ref={box} className="max-w-3xl">
          <SearchInput
            className="search-large"
            query={query}
            onType={(typed) => searchFor(typed, pause)}
            onSearch={(typed) => searchFor(typed, 0)}
          />
        </div>
        <div role="status" aria-busy={isLoading} className="-mb-2 grid gap-1">
          {isLoading ? (
            <p className="text-lg text-muted">{search.searching}</p>
          ) : (
            found && found.query !== '' && <Summary answer={found} />
          )}
        </div>
        {answer.status === 'failed' && <Failed />}
        {found && found.total > 0 && <SearchResults results={found.results} />}
        {found?.query === '' && <MainPages links={footer.quickLinks} />}
        {found && found.query !== '' && found.total === 0 && <NothingFound />}
      </Container>
    </>
  )
}

function Summary({ answer: { query, results, total, shownFor } }: { answer: SearchAnswer }) {
  const { search } = messages()
  const isNone = total === 0 || shownFor !== undefined
  return (
    <>
      <p className="text-lg font-semibold text-indigo-950">
        {isNone ? search.none(query) : search.found(total, query)}
      </p>
      {shownFor !== undefined && <p>{search.shownFor(shownFor)}</p>}
      {results.length < total && <p className="text-sm text-muted">{search.first(results.length)}</p>}
    </>
  )
}

function Failed() {
  const { search } = messages()
  const { revalidate, state } = useRevalidator()
  return (
    <div className="grid justify-items-start gap-4">
      <Message tone="error">{search.failed}</Message>
      <Button look="secondary" busy={state === 'loading'} onClick={() => revalidate()}>
        {search.retry}
      </Button>
    </div>
  )
}
