import { rupees } from '@prangan/web/lib/format-number.ts'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import { messages } from '@prangan/web/messages/index.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { Dialog } from '@prangan/web/ui/desk/dialog.tsx'
import { dialogClasses } from '@prangan/web/ui/desk/dialog-classes.ts'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { useState } from 'react'
import type { ListPreview } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import { OfProgramme } from './list-programme.tsx'
import { OfferWindow } from './offer-window.tsx'
import { Seated } from './seated.tsx'
import { PointsSeen } from './unusual-points.tsx'
import { type OfferSetting, useOffering } from './use-offering.ts'
import { seatedRows } from './vacant-seats.ts'

const texts = () => admissionDeskMessages().meritLists

type OfferNextDialogProps = OfferSetting & {
  /** Every unusual point of it has been looked at. */
  preview: ListPreview
  remark: string
  /** In rupees. */
  fee: number | undefined
  isOpen: boolean
  /** Publishes the list and returns its id. */
  onPublish: () => Promise<string>
  onClose: (isPublished: boolean) => void
}

/** Publishes the next list and offers its seats, after one question. */
export function OfferNextDialog({ preview, remark, fee, round, closed, ...props }: OfferNextDialogProps) {
  const { isOpen, onPublish, onClose } = props
  const offering = useOffering({ round, closed })
  const { isBusy, error, isAsked } = offering
  const [list, setList] = useState('')
  const { number, unusual } = preview
  const seated = seatedRows(preview)
  const words = texts().offerNext
  const publish = async () => {
    const id = list || (await onPublish())
    setList(id)
    return id
  }
  const run = () =>
    offering.run(publish, (offered) => {
      showToast(words.done(number, offered))
      onClose(true)
    })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onClose(list !== '')}
      isBusy={isBusy}
      initialFocus="title"
      title={words.title(number, seated.length)}
      description={
        <>
          <OfProgramme />
          {words.text}
        </>
      }
    >
      <div className="mt-6 grid gap-5">
        <Seated rows={seated} />
        <PointsSeen title={words.looked} unusual={unusual} remark={remark} isOpen />
        {fee !== undefined && <p className="text-sm">{words.facts(rupees(fee))}</p>}
        <OfferWindow offering={offering} />
        {error && (
          <p className="text-sm font-semibold">{list ? words.isPublished(number) : words.notOffered}</p>
        )}
      </div>
      <div className={dialogClasses.actions}>
        <Button look="quiet" disabled={isBusy} onClick={() => onClose(list !== '')}>
          {list ? messages().common.close : deskMessages().kit.cancel}
        </Button>
        <Button busy={isBusy} onClick={run}>
          {list ? texts().offer.goOn : isAsked ? words.anyway(number) : words.action(number, seated.length)}
        </Button>
      </div>
    </Dialog>
  )
}
