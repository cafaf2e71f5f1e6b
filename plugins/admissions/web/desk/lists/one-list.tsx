import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { formatDateTime } from '@prangan/web/lib/format-day.ts'
import { saveFile } from '@prangan/web/lib/save-file.ts'
import { useAddressParams } from '@prangan/web/lib/use-address-params.ts'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import { Badge, type BadgeTone } from '@prangan/web/ui/badge.tsx'
import { Button } from '@prangan/web/ui/button.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { Download, HandCoins, PencilLine, Printer, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { closedDays } from '../../../contract/offer-window.ts'
import { isProvisional, isPublic } from '../../../contract/schemas/admission-lists.ts'
import type { Round } from '../../../contract/schemas/admission-sessions.ts'
import type { SeatMatrix } from '../../../contract/schemas/seat-matrix.ts'
import { SeatMatrixView } from '../../lists/seat-matrix.tsx'
import { readMeritTrace } from '../api/call-admissions.ts'
import type { SessionRow } from '../api/session-row.ts'
import { admissionDeskMessages } from '../messages.ts'
import { listName } from './labels.ts'
import { ListNotes } from './list-notes.tsx'
import type { ListRow } from './list-row.ts'
import { MeritTable } from './merit-table.tsx'
import { ObjectionsPart } from './objections-part.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { OfferedTable } from './offered-table.tsx'
import type { KeptTraces } from './rank-trace.tsx'
import { ReportView } from './report-view.tsx'
import { DecisionsThen } from './seat-decisions.tsx'
import { UnusualThen } from './unusual-points.tsx'
import { seatedRows } from './vacant-seats.ts'
import { WhyDialog } from './why-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const texts = () => admissionDeskMessages().meritLists
const tones = {
  preparing: 'marigold',
  published: 'success',
  provisional: 'marigold',
  replaced: 'plain',
  withdrawn: 'danger',
} as const satisfies Record<string, BadgeTone>

type OneListProps = {
  list: ListRow
  session: SessionRow
  isLatest?: boolean
  /** What was announced for the list. */
  round?: Round | undefined
  /** The seats up to this list, if others came after it. */
  matrix?: SeatMatrix | undefined
  /** Prepares a list in place of this one. */
  onRevise?: () => void
  /** The list that took the place of this one. */
  replacedBy?: ListRow
  /** What comes below it. */
  children?: ReactNode
}

/** A list that was published: what it says, and what can be done with it. */
export function OneList({
  list,
  session,
  isLatest = false,
  round,
  matrix,
  onRevise,
  replacedBy,
  children,
}: OneListProps) {
  const { can } = useDeskSession()
  const { stepIn } = useAddressParams()
  const [open, setOpen] = useState<'offer' | 'withdraw' | null>(null)
  const [why, setWhy] = useState<{ row: ListRow['rows'][number]; isOpen: boolean } | null>(null)
  const [kept] = useState<KeptTraces>(() => new Map())
  // Until somebody chooses, the latest is open: also one that was just published here.
  const [chosen, setChosen] = useState<boolean>()
  const isShown = chosen ?? isLatest
  const isPublished = list.status === 'published'
  const status = isPublished && isProvisional(list) ? 'provisional' : list.status
  const mayManage = can('admission:manage') && isPublished
  const showWhy = (row: ListRow['rows'][number]) => setWhy({ row, isOpen: true })
  const closed = closedDays(session)
  const isOut = isPublic(list, new Date())
  const needsRevision = isPublished && isLatest && list.corrected > 0
  const seats = seatedRows(list).length
  const download = async () => {
    const [{ exportRows }, { listTable }] = await Promise.all([
      import('@prangan/web/lib/export-pages.ts'),
      import('./list-table.ts'),
    ])
    const name = `${session.name}-${list.programme}-list-${list.number}.csv`
    saveFile(exportRows(listTable, list.rows).file, name)
  }
  return (
    <article
      aria-labelledby={`list-${list.id}`}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-white p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={`list-${list.id}`} className="text-lg text-indigo-950">
          {listName(list)}
        </h2>
        <Badge tone={tones[status]}>{texts().statuses[status]}</Badge>
        <p className="min-w-0 flex-1 basis-60 text-sm wrap-anywhere text-muted">
          {(isOut ? texts().publishedBy : texts().publishAt.by)(
            formatDateTime(list.publishedAt),
            list.publishedBy,
          )}
        </p>
      </div>
      {list.withdrawnAt && (
        <p className="text-sm wrap-anywhere">
          {texts().withdrawnOn(formatDateTime(list.withdrawnAt))} <UserText text={list.reason} />
        </p>
      )}
      {replacedBy && (
        <p className="text-sm wrap-anywhere">
          {texts().earlier.replacedOn(formatDateTime(replacedBy.publishedAt))}{' '}
          {replacedBy.because ? <UserText text={replacedBy.because} /> : texts().earlier.byFinal}
        </p>
      )}
      <p className="text-sm text-muted">
        {texts().counts(seats, list.rows.length - seats)}
        {list.offeredAt && ` ${texts().offeredOn(formatDateTime(list.offeredAt))}`}
      </p>
      <ListNotes list={list} />
      {matrix && <SeatMatrixView matrix={matrix} caption={texts().seatsOf(listName(list))} />}
      <Message tone="info">{isPublished && !isOut && texts().publishAt.waits}</Message>
      {needsRevision && (
        <Message tone="info">
          {texts()[isProvisional(list) ? 'correctedProvisional' : 'correctedSince'](list.corrected)}
        </Message>
      )}
      {mayManage && isLatest && list.offeredAt && (
        <p className="max-w-prose text-sm text-muted">{texts().withdraw.cannot}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {mayManage && isOut && status === 'published' && (
          <Button
            look={list.offeredAt || needsRevision ? 'secondary' : 'primary'}
            size="small"
            onClick={() => setOpen('offer')}
          >
            <HandCoins aria-hidden="true" size={16} />
            {texts().offer.open}
          </Button>
        )}
        <Button look="secondary" size="small" onClick={() => stepIn({ print: list.id })}>
          <Printer aria-hidden="true" size={16} />
          {texts().print}
        </Button>
        <Button look="secondary" size="small" onClick={download}>
          <Download aria-hidden="true" size={16} />
          {deskMessages().kit.exporting.action}
        </Button>
        {mayManage && isLatest && status === 'published' && (
          <Button look={needsRevision ? 'primary' : 'secondary'} size="small" onClick={onRevise}>
            <PencilLine aria-hidden="true" size={16} />
            {texts().revise}
          </Button>
        )}
        {mayManage && isLatest && !list.offeredAt && (
          <Button look="secondary" size="small" onClick={() => setOpen('withdraw')}>
            <Undo2 aria-hidden="true" size={16} />
            {texts().withdraw.action}
          </Button>
        )}
        <Button look="quiet" size="small" aria-expanded={isShown} onClick={() => setChosen(!isShown)}>
          {isShown ? texts().hideRows : texts().showRows}
        </Button>
      </div>
      {isProvisional(list) && list.objections.all > 0 && (isShown || list.objections.open > 0) && (
        <ObjectionsPart list={list} claims={session.claims} kept={kept} />
      )}
      {isShown && (
        <>
          <ReportView rows={list.rows} report={list.report} />
          <UnusualThen unusual={list.unusual} remark={list.remark} />
          <DecisionsThen decisions={list.decisions} />
          {list.offeredAt && isPublished ? (
            <OfferedTable list={list} closed={closed} onWhy={showWhy} />
          ) : (
            <MeritTable caption={listName(list)} rows={list.rows} onWhy={showWhy} />
          )}
        </>
      )}
      {children}
      {mayManage && (
        <>
          <OfferDialog
            key={`offer ${open === 'offer'}`}
            list={list}
            fee={session.programmes.find(({ key }) => key === list.programme)?.fee.amount}
            round={round}
            closed={closed}
            isOpen={open === 'offer'}
            onClose={() => setOpen(null)}
          />
          <WithdrawDialog list={list} isOpen={open === 'withdraw'} onClose={() => setOpen(null)} />
        </>
      )}
      {why && (
        <WhyDialog
          key={why.row.id}
          kept={kept}
          of={list.id}
          load={(application, getToken) => readMeritTrace(list.id, application, getToken)}
          row={why.row}
          list={list}
          claims={session.claims}
          isOpen={why.isOpen}
          onClose={() => setWhy({ ...why, isOpen: false })}
        />
      )}
    </article>
  )
}
