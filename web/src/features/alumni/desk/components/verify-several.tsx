import { useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { dialogClasses } from '../../../../ui/desk/dialog-classes.ts'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { Message } from '../../../../ui/message.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { failureText } from '../alumni-labels.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import { verifyAlumnus } from '../api/edit-alumni.ts'
import { type Outcome, verifyMany } from '../api/verify-many.ts'

type VerifySeveralProps = {
  /** The rows at the time of the question: a verified alumnus leaves the list. */
  alumni: readonly AlumnusRow[]
  isOpen: boolean
  onClose: () => void
}

const people = (count: number): string => (count === 1 ? '1 alumnus' : `${count} alumni`)

/** Asks for confirmation and verifies several alumni, with the progress and the names of those that failed. */
export function VerifySeveral({ alumni, isOpen, onClose }: VerifySeveralProps) {
  const { getToken } = useDeskSession()
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  const failed = outcomes.filter(({ error }) => error !== undefined)

  const verify = async () => {
    setState('busy')
    const work = ({ id }: AlumnusRow) => verifyAlumnus(id, getToken)
    const ended = await verifyMany(alumni, work, setOutcomes)
    if (ended.some(({ error }) => error !== undefined)) return setState('failed')
    onClose()
    showToast(
      alumni.length === 1
        ? 'Alumni verified successfully!'
        : `${people(alumni.length)} verified successfully!`,
    )
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={state === 'busy'}
      title={`Verify ${people(alumni.length)}?`}
      description="The gallery shows each of them at once, and each is told by mail."
    >
      <div className="mt-6 grid gap-4">
        {state === 'asking' && <Names alumni={alumni} />}
        {state === 'busy' && <Progress label="Verifying" value={outcomes.length / alumni.length} />}
        <Message tone="error">
          {state === 'failed' &&
            `${people(outcomes.length - failed.length)} verified. ${people(failed.length)} could not be verified:`}
        </Message>
        {state === 'failed' && (
          <ul className="grid gap-2 text-sm">
            {failed.map(({ alumnus, error }) => (
              <li key={alumnus.id} className="border-l-4 border-danger pl-3 wrap-anywhere">
                <span className="block font-semibold text-indigo-950">
                  <UserText text={alumnus.name} />
                </span>
                {failureText('verify', error)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={dialogClasses.actions}>
        <Button look="quiet" disabled={state === 'busy'} onClick={onClose}>
          {state === 'failed' ? 'Close' : 'Cancel'}
        </Button>
        {state !== 'failed' && (
          <Button busy={state === 'busy'} onClick={verify}>
            {state === 'busy' ? 'Verifying…' : 'Verify'}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function Names({ alumni }: { alumni: readonly AlumnusRow[] }) {
  return (
    <ul className="grid gap-1 text-sm sm:grid-cols-2">
      {alumni.map(({ id, name, degree, yearOfPassing }) => (
        <li key={id} className="wrap-anywhere">
          <span className="font-semibold text-indigo-950">
            <UserText text={name} />
          </span>{' '}
          <span className="text-muted">{[degree, yearOfPassing].filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </ul>
  )
}
