import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Candidate } from '../../../contract/statement/match-credits.ts'
import { decideCredit } from '../api/call-admissions.ts'
import { SameReference } from '../fees/same-reference.tsx'
import { applicationHref } from '../hrefs.ts'
import { admissionDeskMessages } from '../messages.ts'
import { ConfirmCreditDialog } from './confirm-credit-dialog.tsx'
import { CreditText } from './credit-line.tsx'
import type { Matched } from './matched.ts'
import { PartHead } from './part-head.tsx'
import { rupeesAndPaise } from './to-payer.ts'

const texts = () => admissionDeskMessages().admissionPayments

/** Credits that may belong to somebody, beside whose they may be. */
export function DoubtfulMatches({ matches }: { matches: readonly Matched[] }) {
  const { doubtful, exact } = texts()
  return (
    <section className="grid min-w-0 gap-3">
      <PartHead
        title={doubtful.title}
        count={matches.length}
        text={matches.length > 0 ? doubtful.text : exact.none}
      />
      {matches.map((match) => (
        <Doubtful key={match.credit.id} match={match} />
      ))}
    </section>
  )
}

function Doubtful({ match }: { match: Matched }) {
  const { credit, candidates } = match
  const { doubtful } = texts()
  return (
    <article
      aria-label={`${rupeesAndPaise(credit.paise)}, ${formatDate(credit.date)}`}
      className="grid min-w-0 overflow-hidden rounded-card border border-line bg-white lg:grid-cols-[2fr_3fr]"
    >
      <div className="grid content-start gap-1 border-b border-line bg-paper p-4 text-sm lg:border-e lg:border-b-0">
        <h3 className="text-xs font-semibold text-muted">{doubtful.credit}</h3>
        <p className="text-lg font-semibold text-indigo-950 tabular-nums">{rupeesAndPaise(credit.paise)}</p>
        <p>{formatDate(credit.date)}</p>
        <CreditText credit={credit} />
      </div>
      <ul className="grid min-w-0 divide-y divide-line">
        {candidates.map((candidate) => (
          <MaybeIt key={candidate.payer.id} match={match} candidate={candidate} />
        ))}
      </ul>
    </article>
  )
}

function MaybeIt({ match, candidate: { payer, reasons } }: { match: Matched; candidate: Candidate }) {
  const { credit, rows } = match
  const { doubtful } = texts()
  const [isOpen, setOpen] = useState(false)
  const { sayNo, isBusy, error } = useSayNo(match, payer.id)
  return (
    <li className="grid min-w-0 gap-3 p-4 text-sm">
      <div className="grid gap-1">
        <p>
          <Link to={applicationHref(payer.id)} className="font-semibold text-indigo-900 hover:underline">
            <UserText text={payer.name} />
          </Link>{' '}
          <span className="whitespace-nowrap text-muted">{payer.number}</span>
        </p>
        <p>
          {payer.isBalance ? doubtful.balance : doubtful.fee}:{' '}
          <b className="tabular-nums">{rupees(payer.amount)}</b>
        </p>
        <p className="wrap-anywhere">
          {payer.reported
            ? `${doubtful.reported}: ${formatDate(payer.reported.paidOn)}, ${payer.reported.reference}`
            : doubtful.notReported}
        </p>
        <p className="text-muted">{reasons.map((reason) => texts().reasons[reason]).join(', ')}</p>
        {payer.isInQuestion && <p className="font-semibold text-danger">{doubtful.inQuestion}</p>}
      </div>
      <div className="grid gap-2 not-has-[p]:absolute">
        <SameReference reference={payer.reported?.reference ?? ''} id={payer.id} />
      </div>
      <Message tone="error">{error}</Message>
      <p className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => setOpen(true)}>
          {doubtful.yes}
        </Button>
        <Button size="small" look="secondary" isIdle={isBusy} onClick={sayNo}>
          {doubtful.no}
        </Button>
      </p>
      <ConfirmCreditDialog
        key={`${isOpen}`}
        credit={credit}
        payer={payer}
        version={rows.get(payer.id)?.version ?? 0}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </li>
  )
}

function useSayNo({ credit }: Matched, application: string) {
  const { getToken } = useDeskSession()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const sayNo = async () => {
    setBusy(true)
    setError('')
    try {
      await decideCredit(credit.id, { version: credit.version, action: 'not', application }, getToken)
      showToast(texts().doubtful.notDone)
    } catch (failure) {
      setError(actionFailure(() => texts().doubtful.notFailed)(failure))
    } finally {
      setBusy(false)
    }
  }
  return { sayNo, isBusy, error }
}
