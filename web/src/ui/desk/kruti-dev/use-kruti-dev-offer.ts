import { useCallback, useEffect, useRef, useState } from 'react'
import { looksLikeKrutiDev } from '../../../lib/kruti-dev/looks-like-kruti-dev.ts'
import { krutiDevToUnicode } from '../../../lib/kruti-dev/to-unicode.ts'
import { isTextInput, replaceText, type TextInput } from './text-box.ts'

export type Offer =
  | { kind: 'convert'; box: TextInput; converted: string }
  | { kind: 'undo'; box: TextInput; before: string; after: string }

export type OfferState = {
  offer: Offer | null
  convert: () => void
  undo: () => void
  /** Closes the offer and does not repeat it while this input contains Kruti Dev. */
  decline: () => void
}

const convertOffer = (box: TextInput): Offer => ({
  kind: 'convert',
  box,
  converted: krutiDevToUnicode(box.value),
})

/** Watches every text input of the page and offers to convert Kruti Dev in the focused one. */
export function useKrutiDevOffer(): OfferState {
  const [offer, setOffer] = useState<Offer | null>(null)
  const declined = useRef(new WeakSet<TextInput>())

  useEffect(() => {
    const check = (box: TextInput) => {
      const isKrutiDev = looksLikeKrutiDev(box.value)
      if (!isKrutiDev) declined.current.delete(box)
      setOffer((last) => {
        if (last?.kind === 'undo' && last.box === box && last.after === box.value) return last
        return isKrutiDev && !declined.current.has(box) ? convertOffer(box) : null
      })
    }
    const onInput = ({ target }: Event) => isTextInput(target) && check(target)
    const onFocus = ({ target }: Event) => {
      if (isTextInput(target)) check(target)
      // The offer closes when the focus moves elsewhere.
      else if (!(target instanceof Element && target.closest(`[data-kruti-dev]`))) setOffer(null)
    }
    document.addEventListener('input', onInput)
    document.addEventListener('focusin', onFocus)
    if (isTextInput(document.activeElement)) check(document.activeElement)
    return () => {
      document.removeEventListener('input', onInput)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])

  const convert = useCallback(() => {
    if (offer?.kind !== 'convert') return
    const { box } = offer
    const before = box.value
    const after = krutiDevToUnicode(before)
    replaceText(box, after)
    setOffer({ kind: 'undo', box, before, after })
    box.focus()
  }, [offer])
  const undo = useCallback(() => {
    if (offer?.kind !== 'undo') return
    replaceText(offer.box, offer.before)
    setOffer(convertOffer(offer.box))
    offer.box.focus()
  }, [offer])
  const decline = useCallback(() => {
    if (!offer) return
    if (offer.kind === 'convert') declined.current.add(offer.box)
    setOffer(null)
    offer.box.focus()
  }, [offer])
  return { offer, convert, undo, decline }
}
