import { Button } from '../button.tsx'

type SaveButtonsProps = { isBusy: boolean; onCancel: () => void; action?: string; busyAction?: string }

/** The buttons of a desk's form: cancel and save. */
export function SaveButtons({ isBusy, onCancel, action = 'Save', busyAction = 'Saving…' }: SaveButtonsProps) {
  return (
    <>
      <Button look="quiet" disabled={isBusy} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" busy={isBusy}>
        {isBusy ? busyAction : action}
      </Button>
    </>
  )
}
