import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { deskMessages } from '../../../messages/desk.ts'
import { messages as siteMessages } from '../../../messages/index.ts'
import { language } from '../../../messages/language.ts'
import { Button } from '../../button.tsx'
import { keepPlaced } from './place-panel.ts'
import { describe } from './text-box.ts'
import { type OfferState, useKrutiDevOffer } from './use-kruti-dev-offer.ts'
import { useOfferKeys } from './use-offer-keys.ts'

/** Longer previews are cut: the input shows the whole text, and the conversion can be undone. */
const longestPreview = 600

export function KrutiDevOffer() {
  const state = useKrutiDevOffer()
  const box = state.offer?.box
  if (!box?.isConnected) return null
  // Content outside a modal dialog cannot be reached.
  const place = box.closest('[role="dialog"], [role="alertdialog"]') ?? box.closest('main') ?? document.body
  return createPortal(<Panel key={state.offer?.kind} {...state} offer={state.offer as Shown} />, place)
}

type Shown = NonNullable<OfferState['offer']>

function Panel({ offer, convert, undo, decline }: OfferState & { offer: Shown }) {
  const { box } = offer
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  const [said, setSaid] = useState('')
  const messages = deskMessages().krutiDev
  const isConvert = offer.kind === 'convert'
  useOfferKeys(panel, offer, decline)
  useLayoutEffect(() => {
    const { current } = panel
    if (!current) return
    // Nothing cuts it off in the top layer. Older browsers show it as a fixed element.
    current.showPopover?.()
    const [stopPlacing, undescribe] = [keepPlaced(current, box), describe(box, `${id}-title`)]
    return () => {
      stopPlacing()
      undescribe()
    }
  }, [box, id])
  // Screen readers announce changes only in a status that exists already.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(isConvert ? messages.offered : messages.done), 100)
    return () => clearTimeout(timer)
  }, [isConvert, messages])
  return (
    <section
      ref={panel}
      popover="manual"
      aria-labelledby={`${id}-title`}
      data-kruti-dev=""
      className="kruti-dev-panel"
    >
      <p id={`${id}-title`} className="text-sm font-semibold text-indigo-950">
        {isConvert ? messages.title : messages.done}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {isConvert && (
        <p lang="hi" className="kruti-dev-preview">
          <span className="sr-only" lang={language()}>
            {messages.preview}{' '}
          </span>
          {offer.converted.slice(0, longestPreview)}
          {offer.converted.length > longestPreview && '…'}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isConvert ? (
          <>
            <Button size="small" onClick={convert}>
              {messages.convert}
            </Button>
            <Button size="small" look="quiet" onClick={decline}>
              {messages.decline}
            </Button>
          </>
        ) : (
          <>
            <Button size="small" look="secondary" onClick={undo}>
              {messages.undo}
            </Button>
            <Button size="small" look="quiet" onClick={decline}>
              {siteMessages().common.close}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
