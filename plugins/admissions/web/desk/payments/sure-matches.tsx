import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { ConfirmDialog } from '@prangan/web/ui/desk/confirm-dialog.tsx'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { applicationHref } from '../hrefs.ts'
import { admissionDeskMessages } from '../messages.ts'
import { confirmCredit } from './confirm-credit.ts'
import { CreditLine } from './credit-line.tsx'
import type { Matched } from './matched.ts'
import { PartHead } from './part-head.tsx'
import { rupeesAndPaise } from './to-payer.ts'

const texts = () => admissionDeskMessages().admissionPayments

/** What is sure: all that is ticked is confirmed by one button, one fee after another. */
export function SureMatches({ matches }: { matches: readonly Matched[] }) {
  const [isOpen, setOpen] = useState(false)
  const [left, setLeft] = useState<readonly string[]>([])
  const { confirmAll, state } = useConfirmAll()
  const { exact } = texts()
  const chosen = matches.filter(({ credit }) => !left.includes(credit.id))
  return (
    <section className="grid min-w-0 gap-3">
      <PartHead
        title={exact.title}
        count={matches.length}
        text={matches.length > 0 ? exact.text : exact.none}
      />
      <Message tone="error">{state.failed.join('\n')}</Message>
      {matches.length > 0 && (
        <>
          <ul>
            {matches.map((match) => (
              <SureMatch
                key={match.credit.id}
                match={match}
                isChosen={chosen.includes(match)}
                onChange={(isChosen) =>
                  setLeft(isChosen ? left.filter((id) => id !== match.credit.id) : [...left, match.credit.id])
                }
              />
            ))}
          </ul>
          <p>
            <Button isIdle={chosen.length === 0} onClick={() => setOpen(true)}>
              {exact.action(chosen.length)}
            </Button>
          </p>
        </>
      )}
      <ConfirmDialog
        isOpen={isOpen}
        onCancel={() => setOpen(false)}
        onConfirm={async () => {
          await confirmAll(chosen)
          setOpen(false)
        }}
        title={exact.question(chosen.length)}
        action={exact.action(chosen.length)}
        busyAction={state.isBusy ? exact.progress(state.done, state.all) : exact.busy}
        isHarmless
        isBusy={state.isBusy}
      >
        <p className="pb-2 font-semibold">{exact.total(rupeesAndPaise(sumOf(chosen)))}</p>
        {chosen.some(isBalance) ? exact.askWithBalances(chosen.length) : exact.ask(chosen.length)}
      </ConfirmDialog>
    </section>
  )
}

type SureMatchProps = { match: Matched; isChosen: boolean; onChange: (isChosen: boolean) => void }

function SureMatch({ match: { credit, candidates, rows }, isChosen, onChange }: SureMatchProps) {
  const [first] = candidates
  if (!first) return null
  const { payer, reasons } = first
  const isUnseen = !payer.isBalance && Object.keys(rows.get(payer.id)?.originals ?? {}).length === 0
  return (
    <CreditLine credit={credit}>
      <span className="flex items-start gap-3">
        <input
          type="checkbox"
          aria-label={texts().exact.choose(payer.name)}
          checked={isChosen}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className="mt-0.5 size-5 flex-none accent-indigo-900"
        />
        <span className="grid self-baseline sm:w-64">
          <Link to={applicationHref(payer.id)} className="font-semibold text-indigo-900 hover:underline">
            <UserText text={payer.name} />
          </Link>
          <span className="text-xs tabular-nums">{payer.number}</span>
          <span className="text-xs text-muted">
            {reasons.map((reason) => texts().reasons[reason]).join(', ')}
          </span>
          {isUnseen && (
            <span className="text-xs font-semibold text-marigold-700">{texts().exact.unseen}</span>
          )}
        </span>
      </span>
    </CreditLine>
  )
}

const sumOf = (matches: readonly Matched[]): number =>
  matches.reduce((sum, { credit }) => sum + credit.paise, 0)

const isBalance = ({ candidates: [first] }: Matched): boolean => first?.payer.isBalance ?? false

/** One after another: receipts are numbered by one counter, for which confirmations at once would wait. */
function useConfirmAll() {
  const { getToken } = useDeskSession()
  const [state, setState] = useState({ isBusy: false, done: 0, all: 0, failed: [] as string[] })
  const confirmAll = async (matches: readonly Matched[]) => {
    const failed: string[] = []
    let done = 0
    setState({ isBusy: true, done, all: matches.length, failed })
    for (const { credit, candidates, rows } of matches) {
      const payer = candidates[0]?.payer
      if (!payer) continue
      try {
        await confirmCredit(credit, { payer, version: rows.get(payer.id)?.version ?? 0 }, getToken)
        done += 1
      } catch (error) {
        const reason = actionFailure(() => texts().doubtful.notFailed)(error)
        failed.push(texts().exact.failed(payer.name, reason))
      }
      setState({ isBusy: true, done, all: matches.length, failed })
    }
    setState({ isBusy: false, done, all: matches.length, failed })
    if (done > 0) showToast(texts().exact.done(done))
  }
  return { confirmAll, state }
}
