import type { ContentIssue } from '@prangan/contract/content/check-content'
import { useRef } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import type { DraftView } from '../editor/draft-store.ts'
import type { PageDraft } from '../editor/use-page-draft.ts'
import { type PageRow, pageName } from '../page-labels.ts'
import { PublishForm } from './publish-form.tsx'

const texts = () => deskMessages().pageEditor.publishing

type PublishDialogProps = {
  isOpen: boolean
  onClose: () => void
  onGo: (issue: ContentIssue) => void
  draft: PageDraft
  page: PageRow
  view: DraftView
}

/** Everything between a draft and the public page: what is wrong, what changes, when, and why. */
export function PublishDialog({ isOpen, onClose, onGo, ...props }: PublishDialogProps) {
  const chosen = useRef<ContentIssue>(undefined)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isWide
      finalFocus={() => {
        const issue = chosen.current
        chosen.current = undefined
        if (issue) onGo(issue)
        return issue === undefined
      }}
      title={texts().title(pageName({ id: props.page.id, title: props.view.head.title }) || texts().thisPage)}
      description={texts().text}
    >
      <PublishForm
        {...props}
        onClose={(issue) => {
          chosen.current = issue
          onClose()
        }}
      />
    </Dialog>
  )
}
