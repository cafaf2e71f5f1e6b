import { limits } from '@prangan/contract/limits'
import type { SearchMisses } from '@prangan/contract/schemas/search-misses'
import { countableQuery } from '@prangan/contract/site-search/countable-query'
import { synonymsIn } from '@prangan/contract/site-search/synonyms-in'
import { Plus } from 'lucide-react'
import { useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { IconButton } from '../../../../ui/desk/icon-button.tsx'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { sumMisses } from '../missed-searches.ts'

const loadMisses = async () => (await import('../api/watch-search-misses.ts')).watchSearchMisses

const mostShown = 30

type MissedSearchesProps = {
  synonyms: readonly { words: string }[]
  onAdd: (query: string) => void
}

export function MissedSearches({ synonyms, onAdd }: MissedSearchesProps) {
  const { search } = deskMessages()
  const { live, retry } = useLive(loadMisses, '')
  return (
    <section aria-labelledby="missed-searches" className="grid gap-2">
      <h3 id="missed-searches" className="text-base font-semibold text-indigo-950">
        {search.missed}
      </h3>
      <p className="text-sm text-muted">{search.missedHint}</p>
      {live.status === 'loading' && <SectionLoading />}
      {live.status === 'failed' && <LoadFailure onRetry={retry}>{search.missedFailed}</LoadFailure>}
      {live.status === 'ready' && <Missed months={live.value} synonyms={synonyms} onAdd={onAdd} />}
    </section>
  )
}

function Missed({ months, synonyms, onAdd }: MissedSearchesProps & { months: readonly SearchMisses[] }) {
  const { search } = deskMessages()
  const known = new Set(synonyms.flatMap(({ words }) => synonymsIn(words).map(countableQuery)))
  const missed = sumMisses(months).filter(({ query }) => !known.has(query))
  if (missed.length === 0) return <p className="text-sm">{search.nothingMissed}</p>
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {missed.slice(0, mostShown).map(({ query, count }) => (
        <li key={query} className="flex items-center gap-3 py-1 pe-1 ps-3">
          <bdi className="min-w-0 flex-1 wrap-anywhere">{query}</bdi>
          <span className="text-sm whitespace-nowrap text-muted">{search.times(count)}</span>
          <IconButton
            label={search.add(query)}
            disabled={synonyms.length >= limits.content.synonyms}
            onClick={() => onAdd(query)}
          >
            <Plus aria-hidden="true" size={18} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
