import { useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { ConfirmDialog } from '../../../../ui/desk/confirm-dialog.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { failureText } from '../alumni-labels.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import { verifyAlumnus } from '../api/edit-alumni.ts'

export type QuestionProps = {
  /** Stays until the dialog has closed, so that its text does. */
  row: AlumnusRow
  isOpen: boolean
  onClose: () => void
  /** Gets the focus once it is done. */
  fallbackFocus: () => HTMLElement | null | boolean
}

/** Asks for confirmation and verifies an alumnus. */
export function VerifyAlumnus({ row, isOpen, onClose, fallbackFocus }: QuestionProps) {
  const { getToken } = useDeskSession()
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [error, setError] = useState<string>()

  const verify = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const message = await verifyAlumnus(row.id, getToken)
      setDone(true)
      onClose()
      showToast(message)
    } catch (failure) {
      setError(failureText('verify', failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={onClose}
      onConfirm={verify}
      title="Verify this alumnus?"
      action="Verify"
      busyAction="Verifying…"
      isHarmless
      isBusy={isBusy}
      error={error}
      finalFocus={() => (isDone ? fallbackFocus() : true)}
    >
      <Named row={row} />
      <p>
        The gallery shows them at once: name, photo, degree, year of passing, designation and working place.
        They are told by mail.
      </p>
    </ConfirmDialog>
  )
}

/** The alumnus that a question is about. */
export function Named({ row: { name, degree, yearOfPassing } }: { row: AlumnusRow }) {
  return (
    <div className="mb-4 border-l-4 border-marigold-500 pl-3">
      <p className="text-base font-semibold text-indigo-950 wrap-anywhere">
        <UserText text={name} />
      </p>
      <p>{[degree, yearOfPassing].filter(Boolean).join(', ')}</p>
    </div>
  )
}
