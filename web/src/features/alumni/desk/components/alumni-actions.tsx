import { college } from '@prangan/college/config'
import { limits } from '@prangan/contract/limits'
import { timeToUndo } from '../../../../lib/when.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import type { Action, QuestionFieldsProps } from '../../../../ui/desk/action.ts'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { failureText } from '../alumni-labels.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import { verifyAlumnus } from '../api/edit-alumni.ts'
import { beginRemoval } from '../api/use-removals.ts'

export type AlumnusAction = 'verify' | 'remove'

const verifying = () => deskMessages().alumni.verify
const removing = () => deskMessages().alumni.remove
const reject = () => deskMessages().alumni.reject

const verify: Action<AlumnusRow> = {
  labels: () => verifying().labels,
  isHarmless: true,
  title: () => verifying().title,
  text: () => verifying().text,
  several: () => verifying().several,
  run: async ({ id }, { getToken }) => verifying().done(await verifyAlumnus(id, getToken)),
  failure: (error) => failureText('verify', error),
}

/** Rejects or deletes: it begins once the time to undo it is over. */
const remove: Action<AlumnusRow> = {
  labels: (row) => (row?.status ? removing() : reject()).labels,
  isDelayed: true,
  title: ({ status }) => (status ? removing() : reject()).title,
  text: ({ status }) => (status ? removing() : reject()).text(timeToUndo / 1_000, college.limits.daysInBin),
  fields: (props) => !props.rows[0]?.status && <Reason {...props} />,
  run: async (row, { getToken, answers: { reason = '' } }) => {
    beginRemoval(row, row.status ? '' : reason.trim(), {
      getToken,
      done: (server) => showToast((row.status ? removing() : reject()).done(server)),
    })
    return undefined
  },
  failure: (error) => failureText('delete', error),
}

export const alumniActions: Readonly<Record<AlumnusAction, Action<AlumnusRow>>> = { verify, remove }

function Reason({ answers, onAnswer }: QuestionFieldsProps<AlumnusRow>) {
  return (
    <Field limit={limits.text.reason} label={reject().reason} hint={reject().reasonHint}>
      {(control) => (
        <textarea
          {...control}
          rows={3}
          value={answers.reason ?? ''}
          onChange={({ currentTarget }) => onAnswer({ reason: currentTarget.value })}
        />
      )}
    </Field>
  )
}
