import type { SearchResult } from '@prangan/contract/site-search/search-answer'
import { formatDay } from '../../../lib/format-day.ts'
import { messages } from '../../../messages/index.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Marked } from './marked.tsx'
import { ResultLink } from './result-link.tsx'

export function SearchResults({ results }: { results: readonly SearchResult[] }) {
  const { kinds, ended } = messages().search
  return (
    <ol className="grid max-w-3xl divide-y divide-line">
      {results.map((result, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results have no ids, and no state.
        <li key={at} className="search-result">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
            <span className="font-semibold text-marigold-700">{kinds[result.kind]}</span>
            {result.from && <time dateTime={result.from}>{formatDay(result.from)}</time>}
            {result.isOver && <Badge>{ended}</Badge>}
          </p>
          <h2>
            <ResultLink result={result}>
              <Marked text={result.title} />
            </ResultLink>
          </h2>
          {result.excerpt && (
            <p className="max-w-[70ch] text-sm text-muted">
              <Marked text={result.excerpt} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
