import { CSPProvider } from '@base-ui/react/csp-provider'
import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { useAddressParams } from '@prangan/web/lib/use-address-params.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { Introduction } from '@prangan/web/ui/desk/introduction.tsx'
import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { SelectInput } from '@prangan/web/ui/desk/select-box.tsx'
import { Disclosure } from '@prangan/web/ui/disclosure.tsx'
import { EmptyState } from '@prangan/web/ui/empty-state.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { useState } from 'react'
import { closedDays } from '../../../contract/offer-window.ts'
import { roundAfter, roundsOf } from '../../../contract/rounds.ts'
import { isProvisional, isPublic } from '../../../contract/schemas/admission-lists.ts'
import type { SessionRow } from '../api/session-row.ts'
import { useSessions } from '../api/use-sessions.ts'
import { undecidedHref } from '../hrefs.ts'
import { admissionDeskMessages, admissionMenuMessages } from '../messages.ts'
import { ListProgramme } from './list-programme.tsx'
import { type VersionedList, withVersions } from './list-versions.ts'
import { NextList } from './next-list.tsx'
import { OneList } from './one-list.tsx'
import { PrintedList } from './printed-list.tsx'
import { ProgrammeSeats } from './programme-seats.tsx'
import { useSeatMatrix } from './use-seat-matrix.ts'
import { seatsForWaiting } from './vacant-seats.ts'

const texts = () => admissionDeskMessages().meritLists
const loadLists = async () => (await import('./watch-lists.ts')).watchLists

/** The merit lists of a programme: the next one, and those that were published. */
export function ViewLists() {
  const { live, retry } = useSessions()
  const { params, change } = useAddressParams()
  const sessions = live.status === 'ready' ? live.value : []
  const session = sessions.find(({ id }) => id === params.get('session')) ?? sessions[0]
  const programme =
    session?.programmes.find(({ key }) => key === params.get('programme')) ?? session?.programmes[0]
  return (
    <CSPProvider disableStyleElements>
      <section aria-labelledby="merit-lists" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        {!params.get('print') && (
          <>
            <h1 id="merit-lists" tabIndex={-1} className="text-2xl text-indigo-950">
              {admissionMenuMessages().sections.lists}
            </h1>
            <Introduction />
            {live.status === 'loading' && <SectionLoading />}
            {live.status === 'failed' && <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>}
            {live.status === 'ready' && !session && <EmptyState>{texts().noSession}</EmptyState>}
            {session && programme && (
              <div className="grid gap-4 sm:grid-cols-2">
                <Field label={texts().session}>
                  {({ className: _, ...control }) => (
                    <SelectInput
                      {...control}
                      options={sessions.map(({ id }) => id)}
                      labels={Object.fromEntries(sessions.map(({ id, name }) => [id, name]))}
                      value={session.id}
                      onChange={({ currentTarget }) =>
                        change({ session: currentTarget.value, programme: '' }, true)
                      }
                    />
                  )}
                </Field>
                <Field label={texts().programme}>
                  {({ className: _, ...control }) => (
                    <SelectInput
                      {...control}
                      options={session.programmes.map(({ key }) => key)}
                      labels={Object.fromEntries(
                        session.programmes.map(({ key, course }) => [key, courseName(course)]),
                      )}
                      value={programme.key}
                      onChange={({ currentTarget }) =>
                        change({ session: session.id, programme: currentTarget.value }, true)
                      }
                    />
                  )}
                </Field>
              </div>
            )}
          </>
        )}
        {session && programme && (
          <Lists key={`${session.id} ${programme.key}`} session={session} programme={programme.key} />
        )}
      </section>
    </CSPProvider>
  )
}

const listsName = (session: string, programme: string): string => JSON.stringify({ session, programme })

function Lists({ session, programme }: { session: SessionRow; programme: string }) {
  const { can } = useDeskSession()
  const { params, stepOut } = useAddressParams()
  const { live, retry } = useLive(loadLists, listsName(session.id, programme))
  const lists = live.status === 'ready' ? live.value : []
  const [revised, setRevised] = useState('')
  const seats = useSeatMatrix(session, programme, lists)
  const rule = session.programmes.find(({ key }) => key === programme)
  const rounds = rule ? roundsOf(session, rule.closesAt) : session
  const published = lists.filter(({ status }) => status === 'published')
  const printed = lists.find(({ id }) => id === params.get('print'))
  if (printed) return <PrintedList list={printed} session={session} onBack={() => stepOut({ print: '' })} />
  const [latest] = published
  const total = seats.count(Number.POSITIVE_INFINITY)
  const converts = rule !== undefined && published.length + 1 >= rule.convertsFrom
  // Before its own seats are offered, nothing is vacant: they are held, or still to be offered.
  const isOut = latest?.offeredAt && !isProvisional(latest) && isPublic(latest, new Date())
  const replaced = latest && (isProvisional(latest) || revised === latest.id) ? latest : undefined
  const course = courseName(rule?.course ?? programme)
  return (
    <ListProgramme value={`${course}, ${session.name}`}>
      {seats.hasFailed && <LoadFailure onRetry={seats.retry}>{texts().seatsNotLoaded}</LoadFailure>}
      {live.status === 'ready' && total && (
        <ProgrammeSeats
          matrix={total}
          course={course}
          session={session.name}
          fileName={`${session.name}-${programme}`}
        />
      )}
      {live.status === 'ready' && can('admission:manage') && (
        <NextList
          key={replaced?.id ?? ''}
          countWith={(prepared) => seats.count(prepared.number, prepared)}
          round={replaced ? undefined : roundAfter(rounds, published.length)}
          converts={converts}
          vacant={
            isOut && !replaced && total && total.total.listed === 0
              ? seatsForWaiting(total, latest.rows, converts)
              : 0
          }
          isHeld={converts && total !== undefined && total.total.held > 0}
          fee={rule?.fee.amount}
          closed={closedDays(session)}
          claims={session.claims}
          uncheckedHref={undecidedHref(session.id, rule?.course ?? '')}
          session={session.id}
          programme={programme}
          replaced={replaced}
          onCancel={revised === replaced?.id ? () => setRevised('') : undefined}
        />
      )}
      {live.status === 'loading' && <SectionLoading />}
      {live.status === 'failed' && <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>}
      {live.status === 'ready' && lists.length === 0 && <EmptyState>{texts().none}</EmptyState>}
      {withVersions(lists).map(({ list, earlier }) => (
        <OneList
          key={list.id}
          list={list}
          session={session}
          isLatest={list === latest}
          round={roundAfter(rounds, published.filter(({ number }) => number < list.number).length)}
          matrix={list.status === 'published' && list !== latest ? seats.count(list.number) : undefined}
          onRevise={() => setRevised(list.id)}
        >
          <EarlierVersions list={list} earlier={earlier} session={session} />
        </OneList>
      ))}
    </ListProgramme>
  )
}

/** What a list replaced: each as it was published, with when and why it was replaced. */
function EarlierVersions({ list, earlier, session }: VersionedList & { session: SessionRow }) {
  if (earlier.length === 0) return null
  return (
    <Disclosure title={texts().earlier.title(earlier.length)} className="rounded-card border border-line">
      <div className="grid gap-4 px-2 pb-4 sm:px-4">
        {earlier.map((version, at) => (
          <OneList key={version.id} list={version} session={session} replacedBy={earlier[at - 1] ?? list} />
        ))}
      </div>
    </Disclosure>
  )
}
