import { deskMessages } from '../../messages/desk.ts'
import { Button } from '../button.tsx'

type SaveButtonsProps = { isBusy: boolean; onCancel: () => void; action?: string; busyAction?: string }

const kit = () => deskMessages().kit

export function SaveButtons({
  isBusy,
  onCancel,
  action = kit().save,
  busyAction = kit().saving,
}: SaveButtonsProps) {
  return (
    <>
      <Button look="quiet" disabled={isBusy} onClick={onCancel}>
        {kit().cancel}
      </Button>
      <Button type="submit" busy={isBusy}>
        {isBusy ? busyAction : action}
      </Button>
    </>
  )
}
