import { type RefObject, useEffect } from 'react'
import type { Offer } from './use-kruti-dev-offer.ts'

/**
 * Handles the keys of an offer before the dialog and the editor's tables do. Tab moves from the input to its buttons and from
 * the last one to the next control. Escape closes the offer but not the dialog around it.
 */
export function useOfferKeys(panel: RefObject<HTMLElement | null>, offer: Offer, close: () => void): void {
  const { box } = offer
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      event.preventDefault()
      event.stopPropagation()
    }
    const onKey = (event: KeyboardEvent) => {
      const { key, shiftKey, isComposing } = event
      const buttons = [...(panel.current?.querySelectorAll('button') ?? [])]
      const active = document.activeElement
      const isOurs = active === box || buttons.some((button) => button === active)
      if (!box.isConnected || !isOurs || isComposing) return
      if (key === 'Escape') {
        take(event)
        close()
      }
      if (key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return
      if (!shiftKey && active === box) {
        take(event)
        buttons[0]?.focus()
      } else if (shiftKey && active === buttons[0]) {
        take(event)
        box.focus()
      } else if (!shiftKey && active === buttons.at(-1)) {
        // From there the browser moves the focus.
        event.stopPropagation()
        box.focus()
      }
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [panel, box, close])
}
