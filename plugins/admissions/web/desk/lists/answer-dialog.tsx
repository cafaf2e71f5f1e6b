import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { ChoiceField } from '@prangan/web/ui/desk/choice-field.tsx'
import { ConfirmDialog } from '@prangan/web/ui/desk/confirm-dialog.tsx'
import { Disclosure } from '@prangan/web/ui/disclosure.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { answerObjection, readMeritTrace } from '../api/call-admissions.ts'
import type { SessionRow } from '../api/session-row.ts'
import { applicationHref } from '../hrefs.ts'
import { admissionDeskMessages } from '../messages.ts'
import { NoteField } from '../note-field.tsx'
import { useDialogCall } from '../use-dialog-call.ts'
import { useFocusIssue } from '../use-focus-issue.ts'
import type { ListRow } from './list-row.ts'
import { type KeptTraces, RankTrace } from './rank-trace.tsx'
import type { ObjectionRow } from './watch-objections.ts'

const texts = () => admissionDeskMessages().meritLists.objections

const results = ['upheld', 'nothing to correct', 'not upheld'] as const

type AnswerDialogProps = {
  list: ListRow
  objection: ObjectionRow
  claims: SessionRow['claims']
  kept: KeptTraces
  isOpen: boolean
  onClose: () => void
}

/** Answers an objection. What was wrong is corrected in the application that it is about. */
export function AnswerDialog({ list, objection, claims, kept, isOpen, onClose }: AnswerDialogProps) {
  const { getToken } = useDeskSession()
  const [result, setResult] = useState('')
  const [answer, setAnswer] = useState('')
  const [issue, setIssue] = useState<{ result?: string; answer?: string }>({})
  const fields = useFocusIssue(issue)
  const { isBusy, error, send } = useDialogCall(
    onClose,
    actionFailure(() => texts().failed),
  )
  const run = async () => {
    const [isUnchosen, isMissing] = [result === '', answer.trim() === '']
    setIssue({
      ...(isUnchosen && { result: texts().resultMissing }),
      ...(isMissing && { answer: texts().answerMissing }),
    })
    if (isUnchosen || isMissing) return
    await send(async () => {
      const body = {
        isUpheld: result !== 'not upheld',
        answer: answer.trim(),
        needsNoCorrection: result === 'nothing to correct',
      }
      await answerObjection(list.id, objection.id, body, getToken)
      return texts().done(objection.name)
    })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={onClose}
      onConfirm={run}
      title={texts().question(objection.name)}
      action={texts().send}
      busyAction={texts().sending}
      isHarmless
      isWide
      isBusy={isBusy}
      error={error}
      fields={
        <div ref={fields} className="grid gap-4">
          <Calculations list={list} objection={objection} claims={claims} kept={kept} />
          <ChoiceField
            label={texts().result}
            choices={results.map((value) => ({ value, ...texts().results[value] }))}
            error={issue.result}
            wiring={{
              name: 'result',
              'aria-invalid': issue.result !== undefined || undefined,
              onChange: ({ currentTarget }) => setResult(currentTarget.value),
            }}
          />
          <NoteField
            label={texts().reason}
            hint={texts().reasonHint}
            error={issue.answer}
            rows={3}
            disabled={isBusy}
            value={answer}
            onChange={setAnswer}
          />
        </div>
      }
    >
      <p className="whitespace-pre-line wrap-anywhere">
        <UserText text={objection.text} />
      </p>
      <p className="mt-3">
        {texts().correctFirst}{' '}
        <Link
          to={applicationHref(objection.about.application)}
          className="font-semibold text-indigo-800 underline"
        >
          {texts().openApplication}
        </Link>
      </p>
    </ConfirmDialog>
  )
}

/** How the ranks of the one whom the objection is about, and of the one who objects, were calculated. */
function Calculations({
  list,
  objection,
  claims,
  kept,
}: Pick<AnswerDialogProps, 'list' | 'objection' | 'claims' | 'kept'>) {
  const ids = new Set([objection.about.application, objection.application])
  const rows = [...ids].flatMap((id) => list.rows.find((row) => row.id === id) ?? [])
  if (rows.length === 0) return null
  return (
    <Disclosure title={texts().calculations(rows.length)} className="rounded-card border border-line text-sm">
      <div className="grid gap-6 border-t border-line p-4 sm:auto-cols-fr sm:grid-flow-col">
        {rows.map((row) => (
          <section key={row.id} aria-labelledby={`calculated-${row.id}`} className="grid content-start gap-2">
            <h3 id={`calculated-${row.id}`} className="font-semibold wrap-anywhere text-indigo-950">
              {texts().rankOf(row.rank)} <UserText text={row.name} />
            </h3>
            <RankTrace
              kept={kept}
              of={list.id}
              load={(application, getToken) => readMeritTrace(list.id, application, getToken)}
              row={row}
              claims={claims}
            />
          </section>
        ))}
      </div>
    </Disclosure>
  )
}
