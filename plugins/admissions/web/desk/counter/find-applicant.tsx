import { readFilter } from '@prangan/web/lib/resource.ts'
import { useDebouncedValue } from '@prangan/web/lib/use-debounced-value.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { controlClass, Field } from '@prangan/web/ui/forms/field.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { ScanLine } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isForCounter } from '../../../contract/originals.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { applications } from '../applications.ts'
import { FoundRow } from '../components/found-row.tsx'
import { admissionDeskMessages } from '../messages.ts'
import { numberIn } from './read-typed.ts'

const texts = () => admissionDeskMessages().counter.find
/** Milliseconds without a key, after which the search begins. */
const pause = 150

type FindApplicantProps = {
  onOpen: (id: string) => void
  /** A whole number was typed or scanned: it needs no search. */
  onNumber: (number: string) => void
  /** A number that nobody has. */
  unknown?: string
  /** What was typed before the search was there. */
  begun?: string
}

/** The search with which each person begins; a scanner types into it, and ends with Enter. */
export function FindApplicant({ onOpen, onNumber, unknown = '', begun = '' }: FindApplicantProps) {
  const [typed, setTyped] = useState(begun)
  const [entered, setEntered] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const search = useDebouncedValue(typed.trim(), pause)
  useEffect(() => input.current?.focus(), [])
  const enter = (event: FormEvent) => {
    event.preventDefault()
    const number = numberIn(typed)
    if (number) onNumber(number)
    else setEntered(typed.trim())
  }
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <search>
        <form onSubmit={enter}>
          <Field label={texts().label} hint={texts().hint}>
            {(control) => (
              <div className="relative">
                <ScanLine
                  aria-hidden="true"
                  size={22}
                  className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted"
                />
                <input
                  {...control}
                  ref={input}
                  type="search"
                  autoComplete="off"
                  spellCheck={false}
                  value={typed}
                  onChange={({ currentTarget }) => setTyped(currentTarget.value)}
                  className={`${controlClass} min-h-14 ps-11 text-lg`}
                />
              </div>
            )}
          </Field>
        </form>
      </search>
      <Message tone="error">{unknown && typed === '' && texts().nobodyWith(unknown)}</Message>
      {search !== '' && <Found search={search} isEntered={entered === search} onOpen={onOpen} />}
    </div>
  )
}

type FoundProps = { search: string; isEntered: boolean; onOpen: (id: string) => void }

function Found({ search, isEntered, onOpen }: FoundProps) {
  const filter = readFilter(applications, new URLSearchParams({ q: search }))
  const { live, retry } = useLive(applications.watchPage, JSON.stringify({ filter }))
  const list = useRef<HTMLUListElement>(null)
  const rows = live.status === 'ready' ? forCounterFirst(live.value.rows) : undefined
  const hasMore = live.status === 'ready' && live.value.next !== undefined
  const isAnswered = rows !== undefined && isEntered
  // biome-ignore lint/correctness/useExhaustiveDependencies: Enter counts once, as soon as the answer is there.
  useEffect(() => {
    if (!isAnswered) return
    const [only, ...others] = rows
    if (only && others.length === 0) onOpen(only.id)
    else list.current?.querySelector('button')?.focus()
  }, [isAnswered])
  if (live.status === 'failed') return <LoadFailure onRetry={retry}>{texts().failed}</LoadFailure>
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % buttons.length)?.focus()
  }
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {rows && (rows.length === 0 ? texts().nobody : texts().found(rows.length, hasMore))}
      </p>
      <ul ref={list} onKeyDown={move} className="grid gap-2">
        {rows?.map((row) => (
          <li key={row.id}>
            <FoundRow row={row} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Returns those on top who can be served. */
function forCounterFirst(rows: readonly ApplicationRow[]): readonly ApplicationRow[] {
  const now = new Date()
  const rankOf = (row: ApplicationRow) => (isForCounter(row, now) ? 0 : 1)
  return rows.toSorted((one, other) => rankOf(one) - rankOf(other))
}
