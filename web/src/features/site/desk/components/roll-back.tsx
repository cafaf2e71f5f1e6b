import { limits } from '@prangan/contract/limits'
import type { PageVersionDocument } from '@prangan/contract/schemas/site'
import { useState } from 'react'
import { formatDateTime } from '../../../../lib/format-day.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { ConfirmDialog } from '../../../../ui/desk/confirm-dialog.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { usePageCall } from '../api/use-page-call.ts'
import type { PageRow } from '../page-labels.ts'

const texts = () => deskMessages().pageEditor.history.rollBack

type RollBackProps = { page: PageRow; version: PageVersionDocument | null; onDone: () => void }

/** Asks before an earlier version becomes public again. Nothing of the history is lost. */
export function RollBack({ page, version, onDone }: RollBackProps) {
  const { isBusy, error, run } = usePageCall()
  const [note, setNote] = useState('')
  const rollBack = () =>
    run(async (call) => {
      if (!version) return
      const body = { base: page.latest, note: note.trim(), to: version.number }
      showToast(texts().done((await call('rollBackPage', { params: { id: page.id }, body })).message))
      setNote('')
      onDone()
    })
  return (
    <ConfirmDialog
      isOpen={version !== null}
      onCancel={onDone}
      onConfirm={() => void rollBack()}
      title={texts().title}
      action={texts().action}
      busyAction={texts().busy}
      isHarmless
      isBusy={isBusy}
      error={error}
      fields={
        <Field limit={limits.content.note} label={texts().why}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          )}
        </Field>
      }
    >
      {version && texts().becomes(formatDateTime(version.at))}
      {texts().stays}
      {page.hasDraft && texts().draftStays}
    </ConfirmDialog>
  )
}
