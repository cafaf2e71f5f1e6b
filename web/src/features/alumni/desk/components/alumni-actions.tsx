import { limits } from '@prangan/contract/limits'
import { deskMessages } from '../../../../messages/desk.ts'
import type { Action, QuestionFieldsProps } from '../../../../ui/desk/action.ts'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { Field } from '../../../../ui/field.tsx'
import { failureText } from '../alumni-labels.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import { verifyAlumnus } from '../api/edit-alumni.ts'
import { timeToUndo } from '../api/removals.ts'
import { beginRemoval } from '../api/use-removals.ts'

export type AlumnusAction = 'verify' | 'remove'

const texts = deskMessages().alumni

const verify: Action<AlumnusRow> = {
  labels: () => ['Verify', 'Verifying…'],
  isHarmless: true,
  title: () => 'Verify this alumnus?',
  text: () =>
    'The gallery shows them at once: name, photo, degree, year of passing, designation and working place. They are told by mail.',
  several: texts.verify.several,
  run: ({ id }, { getToken }) => verifyAlumnus(id, getToken),
  failure: (error) => failureText('verify', error),
}

/** Rejects or deletes: it begins once the time to undo it is over. */
const remove: Action<AlumnusRow> = {
  labels: (row) => (row?.status ? ['Delete', 'Deleting…'] : ['Reject', 'Rejecting…']),
  isDelayed: true,
  title: ({ status }) => (status ? 'Delete this alumnus?' : 'Reject this registration?'),
  text: ({ status }) =>
    `${status ? 'They leave the gallery and the records, with their photo.' : 'The registration is deleted, with its photo.'} You can undo it for ${timeToUndo / 1_000} seconds.`,
  fields: (props) => !props.rows[0]?.status && <Reason {...props} />,
  run: async (row, { getToken, answers: { reason = '' } }) => {
    beginRemoval(row, row.status ? '' : reason.trim(), { getToken, done: showToast })
    return undefined
  },
  failure: (error) => failureText('delete', error),
}

/** What can be done with alumni. */
export const alumniActions: Readonly<Record<AlumnusAction, Action<AlumnusRow>>> = { verify, remove }

function Reason({ answers, onAnswer }: QuestionFieldsProps<AlumnusRow>) {
  return (
    <Field
      label="Reason (optional)"
      hint="Where you give one, it is mailed to them word for word. Without one they are not told."
    >
      {(control) => (
        <textarea
          {...control}
          rows={3}
          maxLength={limits.text.reason}
          value={answers.reason ?? ''}
          onChange={({ currentTarget }) => onAnswer({ reason: currentTarget.value })}
        />
      )}
    </Field>
  )
}
