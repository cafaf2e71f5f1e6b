import { CSPProvider } from '@base-ui/react/csp-provider'
import { documentPaths } from '@prangan/contract/paths'
import { categoryName } from '@prangan/web/features/admissions/category-names.ts'
import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { ApplicationSections } from '@prangan/web/features/admissions/desk/components/application-sections.tsx'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { readFilter } from '@prangan/web/lib/resource.ts'
import { useAddressParams } from '@prangan/web/lib/use-address-params.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { classNames } from '@prangan/web/ui/class-names.ts'
import { OthersHere } from '@prangan/web/ui/desk/others-here.tsx'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { documentItem } from '../../../contract/requirements.ts'
import { isCorrectable } from '../../../contract/states.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { chosenIn, type SessionRow } from '../api/session-row.ts'
import { useSessions } from '../api/use-sessions.ts'
import { applications, applicationsOf } from '../applications.ts'
import { ProgressBadge } from '../components/progress-badge.tsx'
import { letterKinds } from '../fees/letter-kinds.ts'
import { LetterView } from '../fees/letter-view.tsx'
import { applicationHref, applicationsHref, counterHref, shownDocument } from '../hrefs.ts'
import { admissionDeskMessages } from '../messages.ts'
import { AfterScrutiny } from './after-scrutiny.tsx'
import {
  type Chosen,
  isOpenToScrutiny,
  itemsIn,
  marksheetOf,
  partsOf,
  resultOf,
  slotFor,
} from './check-application.ts'
import { CorrectContext, type ToCorrect } from './correct-button.tsx'
import { CorrectForm } from './correct-form.tsx'
import { Corrections } from './corrections.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import { ItemHeader, ItemScreen } from './item-screen.tsx'
import { NotSentYet } from './not-sent-yet.tsx'
import { QueueButtons } from './queue-buttons.tsx'
import { ScrutinyForm, type ScrutinyFormProps } from './scrutiny-form.tsx'
import { ScrutinyPart } from './scrutiny-part.tsx'
import { useCorrecting } from './use-correcting.ts'
import { forgetDocuments } from './use-document.ts'
import { useQueue } from './use-queue.ts'
import { useSeenDocuments } from './use-seen-documents.ts'
import { Warnings } from './warnings.tsx'

const texts = () => admissionDeskMessages().scrutiny

/** The screen of one application: its data and documents side by side, and the way through the filtered list. */
export function ScrutinyScreen() {
  const { item = '' } = useParams()
  const { params } = useAddressParams()
  const search = useMemo(() => {
    const filter = new URLSearchParams(params)
    for (const name of ['letter', 'receipt', 'open', shownDocument]) filter.delete(name)
    return filter.toString()
  }, [params])
  const { live, retry } = useLive(applications.watchOne, item)
  useEffect(() => forgetDocuments, [])
  const { live: sessions, retry: retrySessions } = useSessions()
  const states = [live.status, sessions.status]
  const row = live.status === 'ready' ? live.value : null
  const known = sessions.status === 'ready' ? sessions.value : undefined
  // Here, since what is below is another one for each application.
  const queue = useFilteredQueue(row, known, search)
  return (
    <CSPProvider disableStyleElements>
      <ItemScreen
        back={{ href: applicationsHref(search), label: texts().back }}
        isLoading={states.includes('loading')}
        hasFailed={states.includes('failed')}
        onRetry={live.status === 'failed' ? retry : retrySessions}
        failure={texts().notLoaded}
        gone={live.status === 'ready' && live.value === null && applications.gone()}
      >
        {row && known && <OneApplication row={row} sessions={known} search={search} queue={queue} />}
      </ItemScreen>
    </CSPProvider>
  )
}

function useFilteredQueue(
  row: ApplicationRow | null,
  sessions: readonly SessionRow[] | undefined,
  search: string,
) {
  const names = JSON.stringify(sessions?.map(({ id, name }) => ({ id, name })) ?? [])
  const resource = useMemo(() => applicationsOf(JSON.parse(names)), [names])
  const filter = useMemo(() => readFilter(resource, new URLSearchParams(search)), [resource, search])
  return useQueue(resource, filter, (sessions && row) ?? undefined)
}

/** Back to the list, or to the counter with the person for whom the application was opened there. */
function backOf(params: URLSearchParams, search: string) {
  const atCounter = params.get('counter')
  return atCounter
    ? { href: counterHref(atCounter), label: texts().backToCounter }
    : { href: applicationsHref(search), label: texts().back }
}

type OneApplicationProps = {
  row: ApplicationRow
  sessions: readonly SessionRow[]
  search: string
  queue: ReturnType<typeof useQueue>
}

function OneApplication({ row, sessions, search, queue }: OneApplicationProps) {
  const navigate = useNavigate()
  const { params } = useAddressParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isBusy, setBusy] = useState(false)
  const go = (id: string | undefined) => id && !isBusy && navigate(applicationHref(id, search))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another application begins at its top.
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [row.id])
  const goOn = useGoingOn(queue, (id) => navigate(applicationHref(id, search)))
  const chosen = chosenIn(sessions, row)
  const letter = letterKinds.find((kind) => kind === params.get('letter'))
  if (letter && chosen) {
    return (
      <main id="content" tabIndex={-1} className="mx-auto max-w-4xl px-4 py-6 outline-none sm:px-6">
        <LetterView
          kind={letter}
          receipt={params.get('receipt') ?? ''}
          row={row}
          session={chosen.session}
          onBack={() => navigate(applicationHref(row.id, search))}
        />
      </main>
    )
  }
  return (
    <>
      <ItemHeader
        back={backOf(params, search)}
        heading={heading}
        title={<UserText text={row.name} />}
        actions={<QueueButtons queue={queue} onGo={go} />}
      >
        <span className="tabular-nums">{row.applicationNumber}</span>
        <span>
          {courseName(row.course)} · {categoryName(row.category)}
        </span>
        <ProgressBadge row={row} />
      </ItemHeader>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid max-w-400 gap-6 px-4 py-6 outline-none sm:px-6"
      >
        <OthersHere record={documentPaths.admission(row.id)} />
        {chosen && row.details ? (
          <Scrutiny
            key={row.id}
            row={row}
            chosen={chosen}
            onMove={(way) => go(queue[way])}
            onBusyChange={setBusy}
            onSaved={(outcome) => {
              showToast(texts().done[outcome](row.name))
              goOn()
            }}
          />
        ) : (
          <>
            <NotSentYet row={row} chosen={chosen} />
            <div className="rounded-card border border-line bg-white p-4 sm:p-6">
              <ApplicationSections row={row} />
            </div>
          </>
        )}
        <AfterScrutiny key={`after ${row.id}`} row={row} chosen={chosen} search={search} />
      </main>
    </>
  )
}

/** Returns what goes on to the next application: at once, or as soon as it is known who that is. */
function useGoingOn({ next, isReading }: ReturnType<typeof useQueue>, onGo: (id: string) => void) {
  const [isGoing, setGoing] = useState(false)
  useEffect(() => {
    if (!isGoing || isReading) return
    setGoing(false)
    if (next) onGo(next)
  })
  return () => setGoing(true)
}

type ScrutinyProps = Pick<ScrutinyFormProps, 'onMove' | 'onBusyChange' | 'onSaved'> & {
  row: ApplicationRow
  chosen: Chosen
}

function Scrutiny({ row, chosen, ...form }: ScrutinyProps) {
  const { can } = useDeskSession()
  const { details } = row
  const sent = details && { ...chosen, row, details }
  const parts = sent ? partsOf(sent) : []
  const items = itemsIn(parts)
  const isOpen = (item: string) => resultOf(row, item) === ''
  const { params } = useAddressParams()
  const asked = params.get(shownDocument)
  const [current, setCurrent] = useState(() => (asked ? documentItem(asked) : (items.find(isOpen) ?? '')))
  const viewer = useRef<HTMLDivElement>(null)
  const seen = useSeenDocuments(row)
  const showMarksheet = ({ group }: ToCorrect) => {
    const slot = marksheetOf(group, row)
    if (slot) setCurrent(documentItem(slot))
  }
  const correcting = useCorrecting(showMarksheet)
  const mayCheck = can('admission:verify') && isOpenToScrutiny(row)
  const slot = slotFor(current, parts)
  if (!sent) return null
  const show = (slot: string) => {
    setCurrent(documentItem(slot))
    viewer.current?.scrollIntoView({ block: 'nearest' })
  }
  const mayCorrect = can('admission:verify') && isCorrectable(row)
  const correct = (what: ToCorrect) => {
    showMarksheet(what)
    correcting.open(what)
  }
  return (
    <CorrectContext value={mayCorrect ? correct : undefined}>
      {isOpenToScrutiny(row) && <Warnings sent={sent} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus. */}
      <div
        className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
        onFocus={({ target }) => {
          const item = target.closest<HTMLElement>('[data-item]')?.dataset.item
          if (item) setCurrent(item)
        }}
      >
        <div className={classNames('min-w-0 gap-4', correcting.what ? 'hidden' : 'grid')}>
          {mayCheck ? (
            <ScrutinyForm
              sent={sent}
              parts={parts}
              current={current}
              onShow={show}
              asking={correcting.asking}
              ownVersion={correcting.ownVersion}
              isUnseen={seen.isUnseen}
              {...form}
            />
          ) : (
            <div className="grid min-w-0 gap-4">
              {parts.map((part) => (
                <ScrutinyPart
                  key={part.item}
                  part={part}
                  sent={sent}
                  state={undefined}
                  current={current}
                  onShow={show}
                />
              ))}
            </div>
          )}
          <Corrections sent={sent} />
        </div>
        {correcting.what && (
          <CorrectForm
            sent={sent}
            what={correcting.what}
            onShow={show}
            onAsk={mayCheck ? correcting.ask : undefined}
            onCancel={correcting.close}
            onSaved={correcting.saved}
          />
        )}
        <div
          ref={viewer}
          className="min-w-0 scroll-mt-20 sm:sticky sm:top-18 sm:z-10 sm:max-lg:order-first lg:top-20"
        >
          <DocumentViewer
            row={row}
            documents={chosen.session.documents}
            slot={slot ?? ''}
            isOfPart={current !== ''}
            onChoose={(slot) => setCurrent(documentItem(slot))}
            onSeen={seen.add}
          />
        </div>
      </div>
    </CorrectContext>
  )
}
