import { readFilter } from '@prangan/web/lib/resource.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { SearchInput } from '@prangan/web/ui/desk/search-input.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { useEffect, useRef, useState } from 'react'
import type { ApplicationRow } from '../api/application-row.ts'
import { applications } from '../applications.ts'
import { FoundRow } from '../components/found-row.tsx'
import { numberIn } from '../counter/read-typed.ts'
import { admissionDeskMessages } from '../messages.ts'
import { CreditForApplicant } from './credit-for-applicant.tsx'
import { toPayers } from './to-payer.ts'
import type { CreditRow } from './watch-credits.ts'

const texts = () => admissionDeskMessages().admissionPayments.register.find
const findTexts = () => admissionDeskMessages().counter.find

/** Finds the applicant of a credit by name, number or mobile, and offers what the credit can be for them. */
export function FindForCredit({ credit }: { credit: CreditRow }) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState('')
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={part} className="grid min-w-0 gap-3 rounded-card border border-line bg-paper p-3 sm:p-4">
      {chosen === '' ? (
        <>
          <div className="max-w-md">
            <SearchInput label={texts().search} search={search} onSearch={setSearch} />
          </div>
          {search.trim() !== '' && <Found search={search.trim()} credit={credit} onChoose={setChosen} />}
        </>
      ) : (
        <Chosen id={chosen} credit={credit} onBack={() => setChosen('')} />
      )}
    </div>
  )
}

type FoundProps = { search: string; credit: CreditRow; onChoose: (id: string) => void }

function Found({ search, credit, onChoose }: FoundProps) {
  const filter = readFilter(applications, new URLSearchParams({ q: numberIn(search) ?? search }))
  const { live, retry } = useLive(applications.watchPage, JSON.stringify({ filter }))
  if (live.status === 'failed') return <LoadFailure onRetry={retry}>{findTexts().failed}</LoadFailure>
  const rows = live.status === 'ready' ? live.value.rows : undefined
  const hasMore = live.status === 'ready' && live.value.next !== undefined
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {rows && (rows.length === 0 ? findTexts().nobody : findTexts().found(rows.length, hasMore))}
      </p>
      <ul className="grid gap-2">
        {rows &&
          owingFirst(rows, credit).map((row) => (
            <li key={row.id}>
              <FoundRow row={row} onOpen={onChoose} />
            </li>
          ))}
      </ul>
    </>
  )
}

/** Returns those who owe exactly this sum before the others, each in the order found. */
function owingFirst(rows: readonly ApplicationRow[], { paise }: CreditRow): ApplicationRow[] {
  const owing = new Set(
    toPayers(rows, new Date()).flatMap(({ id, amount }) => (amount * 100 === paise ? [id] : [])),
  )
  return rows.toSorted((one, other) => Number(owing.has(other.id)) - Number(owing.has(one.id)))
}

function Chosen({ id, credit, onBack }: { id: string; credit: CreditRow; onBack: () => void }) {
  const { live, retry } = useLive(applications.watchOne, id)
  if (live.status === 'failed') return <LoadFailure onRetry={retry}>{findTexts().failed}</LoadFailure>
  const row = live.status === 'ready' ? live.value : undefined
  return (
    <>
      {row && <CreditForApplicant credit={credit} row={row} />}
      <p>
        <Button size="small" look="quiet" onClick={onBack}>
          {texts().other}
        </Button>
      </p>
    </>
  )
}
