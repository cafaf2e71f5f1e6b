import { useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { callPages, pageFailure } from '../api/call-pages.ts'
import type { DraftStore } from '../editor/draft-store.ts'
import type { PageRow } from '../page-labels.ts'

type SuggestButtonProps = { page: PageRow; store: DraftStore; hasChanges: boolean }

/** Asks the office to publish the draft, for a teacher who may not. */
export function SuggestButton({ page: { id, isSuggested }, store, hasChanges }: SuggestButtonProps) {
  const { getToken } = useDeskSession()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const suggest = async () => {
    setBusy(true)
    setError('')
    try {
      if (!(await store.flush())) return setError('Please wait until everything is saved.')
      showToast((await callPages('suggestPage', { params: { id } }, getToken)).message)
    } catch (failure) {
      setError(pageFailure(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <span className="grid justify-items-end">
      <Button busy={isBusy} disabled={!hasChanges || isSuggested} onClick={suggest}>
        {isSuggested ? 'Suggested to the office' : 'Suggest to the office'}
      </Button>
      <span role="alert" className="text-xs text-danger">
        {error}
      </span>
    </span>
  )
}
