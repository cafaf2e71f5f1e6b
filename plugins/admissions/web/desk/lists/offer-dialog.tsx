import { rupees } from '@prangan/web/lib/format-number.ts'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import { messages } from '@prangan/web/messages/index.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { Dialog } from '@prangan/web/ui/desk/dialog.tsx'
import { dialogClasses } from '@prangan/web/ui/desk/dialog-classes.ts'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { admissionDeskMessages } from '../messages.ts'
import type { ListRow } from './list-row.ts'
import { OfferWindow } from './offer-window.tsx'
import { type OfferSetting, useOffering } from './use-offering.ts'

const texts = () => admissionDeskMessages().meritLists.offer

type OfferDialogProps = OfferSetting & {
  list: ListRow
  seats: number
  /** In rupees; undefined for a programme that its session no longer has. */
  fee: number | undefined
  isOpen: boolean
  onClose: () => void
}

/** Offers the seats of a published list. */
export function OfferDialog({ list, seats, fee, round, closed, isOpen, onClose }: OfferDialogProps) {
  const offering = useOffering({ round, closed })
  const { progress, isBusy, error, isAsked } = offering
  const run = () =>
    offering.run(
      async () => list.id,
      (offered) => {
        showToast(texts().done(offered))
        onClose()
      },
    )
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isBusy}
      title={texts().title(list.number)}
      description={texts().text}
    >
      <div className="mt-6 grid gap-5">
        {fee !== undefined && (
          <p className="text-sm">
            {list.offeredAt ? texts().factsAgain(rupees(fee)) : texts().facts(seats, rupees(fee))}
          </p>
        )}
        <OfferWindow offering={offering} />
      </div>
      <div className={dialogClasses.actions}>
        <Button look="quiet" disabled={isBusy} onClick={onClose}>
          {progress ? messages().common.close : deskMessages().kit.cancel}
        </Button>
        <Button busy={isBusy} onClick={run}>
          {error ? texts().goOn : isAsked ? texts().offerAnyway : texts().action}
        </Button>
      </div>
    </Dialog>
  )
}
