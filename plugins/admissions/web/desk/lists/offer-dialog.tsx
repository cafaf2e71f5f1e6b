import { rupees } from '@prangan/web/lib/format-number.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import { messages } from '@prangan/web/messages/index.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { Dialog } from '@prangan/web/ui/desk/dialog.tsx'
import { dialogClasses } from '@prangan/web/ui/desk/dialog-classes.ts'
import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { idsUntil } from '../../../contract/list-id.ts'
import { admissionDeskMessages } from '../messages.ts'
import { OfProgramme } from './list-programme.tsx'
import type { ListRow } from './list-row.ts'
import { OfferWindow } from './offer-window.tsx'
import { Seated } from './seated.tsx'
import { type OfferSetting, useOffering } from './use-offering.ts'
import { seatedRows } from './vacant-seats.ts'

const texts = () => admissionDeskMessages().meritLists.offer
const loadOffers = async () => (await import('./watch-offers.ts')).watchOffers

type OfferDialogProps = OfferSetting & {
  list: ListRow
  /** In rupees; undefined for a programme that its session no longer has. */
  fee: number | undefined
  isOpen: boolean
  onClose: () => void
}

/** Offers the seats of a published list. */
export function OfferDialog({ list, fee, round, closed, isOpen, onClose }: OfferDialogProps) {
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
      description={
        <>
          <OfProgramme />
          {texts().text}
        </>
      }
    >
      <div className="mt-6 grid gap-5">
        {isOpen && !progress && !isBusy && <Due list={list} />}
        {fee !== undefined && <p className="text-sm">{texts().facts(rupees(fee))}</p>}
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

/** Who has a seat on the list and no offer of it yet. */
function Due({ list: { id, rows, revision, offeredAt } }: Pick<OfferDialogProps, 'list'>) {
  const { live } = useLive(loadOffers, JSON.stringify(idsUntil(id, revision)))
  if (live.status !== 'ready') return live.status === 'loading' ? <SectionLoading /> : null
  const due = seatedRows({ rows }).filter((row) => {
    const had = live.value.get(row.id)
    return !(row.isExtra || (had && (had.status !== 'verified' || had.offer?.list === id)))
  })
  return (
    <>
      <p className="text-sm font-semibold text-indigo-950">
        {due.length === 0 ? texts().nobody : offeredAt ? texts().rest(due.length) : texts().all(due.length)}
      </p>
      {due.length > 0 && <Seated rows={due} />}
    </>
  )
}
