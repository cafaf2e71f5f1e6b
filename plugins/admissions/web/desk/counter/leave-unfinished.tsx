import { ConfirmDialog } from '@prangan/web/ui/desk/confirm-dialog.tsx'
import { useLeaveGuard } from '@prangan/web/ui/desk/use-leave-guard.ts'
import { admissionDeskMessages } from '../messages.ts'

const texts = () => admissionDeskMessages().counter.leave

type LeaveUnfinishedProps = {
  name: string
  /** What was found of the originals is not saved. */
  hasChanges: boolean
  /** Nothing but the admission is missing. */
  isReady: boolean
}

/** Asks before the next person is called while this one is not done. */
export function LeaveUnfinished({ name, hasChanges, isReady }: LeaveUnfinishedProps) {
  const { question } = useLeaveGuard({ hasUnsaved: () => hasChanges || isReady, params: ['application'] })
  return (
    <ConfirmDialog
      {...question}
      title={isReady ? texts().notAdmitted(name) : texts().notSaved(name)}
      action={texts().action}
      busyAction={texts().action}
      isHarmless
      isBusy={false}
    >
      {isReady ? texts().ready : texts().kept}
    </ConfirmDialog>
  )
}
