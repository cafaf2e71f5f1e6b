import { Button } from '../button.tsx'

type SaveButtonsProps = { isBusy: boolean; onCancel: () => void; action?: string; busyAction?: string }

/** How a form of a desk ends: leave it, or save it. */
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
