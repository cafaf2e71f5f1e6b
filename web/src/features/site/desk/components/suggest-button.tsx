import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { usePageCall } from '../api/use-page-call.ts'
import type { DraftStore } from '../editor/draft-store.ts'
import type { PageRow } from '../page-labels.ts'

const texts = () => deskMessages().pageEditor.suggest

type SuggestButtonProps = { page: PageRow; store: DraftStore; hasChanges: boolean }

/** Asks the office to publish the draft, for a teacher who may not. */
export function SuggestButton({ page: { id, isSuggested }, store, hasChanges }: SuggestButtonProps) {
  const { isBusy, error, run, setError } = usePageCall()
  const suggest = () =>
    run(async (call) => {
      if (!(await store.flush())) return setError(texts().notSaved)
      const { message } = await call('suggestPage', { params: { id } })
      showToast(deskMessages().pagesList.actions.suggest.done(message))
    })
  return (
    <span className="grid justify-items-end">
      <Button busy={isBusy} isIdle={!hasChanges || isSuggested} onClick={suggest}>
        {isSuggested ? texts().done : texts().action}
      </Button>
      <span role="alert" className="text-xs text-danger">
        {error}
      </span>
    </span>
  )
}
