import { ConfirmDialog } from '@prangan/web/ui/desk/confirm-dialog.tsx'
import { type ReactNode, useState } from 'react'
import { admissionDeskMessages } from '../messages.ts'
import { useFocusIssue } from '../use-focus-issue.ts'
import { OfProgramme } from './list-programme.tsx'
import { PublishTime, publicationOf } from './publish-time.tsx'

const texts = () => admissionDeskMessages().meritLists

type FinalDialogProps = {
  title: string
  action: string
  children: ReactNode
  /** A list that replaces another is published at once. */
  asksTime: boolean
  isOpen: boolean
  isBusy: boolean
  error: string
  onCancel: () => void
  onPublish: (publishAt: string) => void
}

/** Publishes a final list, at once or at a time. */
export function FinalDialog({ asksTime, isBusy, onPublish, onCancel, children, ...props }: FinalDialogProps) {
  const [typed, setTyped] = useState('')
  const [issue, setIssue] = useState<{ time?: string }>({})
  const fields = useFocusIssue(issue)
  const run = () => {
    const publishAt = publicationOf(typed)
    setIssue(publishAt === null ? { time: texts().publishAt.hasPassed } : {})
    if (publishAt !== null) onPublish(publishAt)
  }
  return (
    <ConfirmDialog
      {...props}
      onCancel={onCancel}
      onConfirm={run}
      busyAction={texts().publishing}
      isHarmless
      isBusy={isBusy}
      fields={
        asksTime && (
          <div ref={fields}>
            <PublishTime value={typed} error={issue.time} isBusy={isBusy} onChange={setTyped} />
          </div>
        )
      }
    >
      <OfProgramme />
      {children}
    </ConfirmDialog>
  )
}
