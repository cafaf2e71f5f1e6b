import { Button } from '../button.tsx'

/** How a form of a desk ends: leave it, or save it. */
export function SaveButtons({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) {
  return (
    <>
      <Button look="quiet" disabled={isBusy} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" busy={isBusy}>
        {isBusy ? 'Saving…' : 'Save'}
      </Button>
    </>
  )
}
