import { Dialog } from '../../../../ui/desk/dialog.tsx'
import type { DraftView } from '../editor/draft-store.ts'
import type { PageDraft } from '../editor/use-page-draft.ts'
import type { PageRow } from '../page-labels.ts'
import { PublishForm } from './publish-form.tsx'

type PublishDialogProps = {
  isOpen: boolean
  onClose: () => void
  draft: PageDraft
  page: PageRow
  view: DraftView
}

/** Everything between a draft and the public page: what is wrong, what changes, when, and why. */
export function PublishDialog({ isOpen, onClose, ...props }: PublishDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isWide
      title={`Publish ${props.view.head.title.en || 'this page'}`}
      description="Everybody who has the page open sees it within a second."
    >
      <PublishForm {...props} onClose={onClose} />
    </Dialog>
  )
}
