import { useState } from 'react'
import { useDeskSession } from '../../lib/desk-session.ts'
import { doEach, type Outcome } from '../../lib/do-each.ts'
import type { Listed, Resource } from '../../lib/resource.ts'
import { deskMessages } from '../../messages/desk.ts'
import { messages } from '../../messages/index.ts'
import { Button } from '../button.tsx'
import { Progress } from '../forms/progress.tsx'
import { Message } from '../message.tsx'
import { UserText } from '../user-text.tsx'
import type { Action, Answers } from './action.ts'
import { Dialog } from './dialog.tsx'
import { dialogClasses } from './dialog-classes.ts'
import { NamedSeveral } from './named.tsx'
import { showToast } from './toasts.tsx'

type BulkActionDialogProps<Row extends Listed> = {
  resource: Pick<Resource<Row>, 'nameOf' | 'moreOf'>
  action: Action<Row>
  /** The rows at the time of the question, since a finished row may leave the list. */
  rows: readonly Row[]
  isOpen: boolean
  onClose: (isDone: boolean) => void
  focusAfter: () => HTMLElement | null | true
}

/** Asks before an action on several rows, shows its progress, and names the rows for which it failed. */
export function BulkActionDialog<Row extends Listed>({
  resource,
  action,
  rows,
  isOpen,
  onClose,
  focusAfter,
}: BulkActionDialogProps<Row>) {
  const { getToken } = useDeskSession()
  const [answers, setAnswers] = useState<Answers>({})
  const [outcomes, setOutcomes] = useState<readonly Outcome<Row>[]>([])
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  const failed = outcomes.filter(({ error }) => error !== undefined)
  const [isTried, setTried] = useState(false)
  const concerned = action.rowsFor?.(rows, answers) ?? rows
  const [label, busyLabel] = action.severalLabels?.(concerned, answers) ?? action.labels(rows[0])
  const issue = action.issueIn?.(concerned, answers)
  const several = action.several?.()
  const { cancel } = deskMessages().kit
  if (!several) return null

  const run = async () => {
    setTried(true)
    if (issue || concerned.length === 0) return
    setState('busy')
    const ended = await doEach(concerned, (row) => action.run(row, { getToken, answers }), setOutcomes)
    if (ended.some(({ error }) => error !== undefined)) return setState('failed')
    onClose(true)
    showToast(several.done(concerned.length))
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onClose(state === 'failed')}
      isBusy={state === 'busy'}
      title={several.title(rows.length)}
      description={several.text}
      finalFocus={focusAfter}
    >
      <div className="mt-6 grid gap-6">
        {state === 'asking' && <NamedSeveral rows={rows} {...resource} />}
        {state === 'asking' &&
          action.fields?.({
            rows,
            answers,
            issue: isTried ? issue : undefined,
            onAnswer: (changes) => setAnswers((last) => ({ ...last, ...changes })),
          })}
        {state === 'busy' && (
          <Progress label={busyLabel.replace(/…$/, '')} value={outcomes.length / concerned.length} />
        )}
        <Message tone="error">
          {state === 'failed' && several.partly(outcomes.length - failed.length, failed.length)}
        </Message>
        {state === 'failed' && (
          <ul className="grid gap-2 text-sm">
            {failed.map(({ row, error }) => (
              <li key={row.id} className="border-s-4 border-danger ps-3 wrap-anywhere">
                <span className="block font-semibold text-indigo-950">
                  <UserText text={resource.nameOf(row)} />
                </span>
                {action.failure(error)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={dialogClasses.actions}>
        <Button look="quiet" disabled={state === 'busy'} onClick={() => onClose(state === 'failed')}>
          {state === 'failed' ? messages().common.close : cancel}
        </Button>
        {state !== 'failed' && (
          <Button
            look={action.isHarmless ? 'primary' : 'danger'}
            busy={state === 'busy'}
            isIdle={concerned.length === 0}
            onClick={run}
          >
            {state === 'busy' ? busyLabel : label}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
