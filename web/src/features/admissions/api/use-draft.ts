import { type RefObject, useEffect, useState } from 'react'
import { nothingTyped, type Typed, typedIn } from './application-fields.ts'
import { forgetDraft, readDraft, saveDraft } from './draft.ts'

/** Whether what stands in the form is kept on this device; 'restored' as it was found on coming back. */
export type Keeping = 'nothing' | 'restored' | 'saved' | 'impossible'

function writeInto(form: HTMLFormElement, typed: Typed): void {
  for (const [name, text] of Object.entries(typed)) {
    const control = form.elements.namedItem(name)
    // What was typed before this code came stays.
    if (control && 'value' in control && control.value === '') control.value = text
  }
}

/**
 * What stands in the form, kept on this device from the first letter until it is sent or cleared. The fields themselves
 * hold their text, so nothing that was typed before React came is lost.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [typed, setTyped] = useState(nothingTyped)
  const [keeping, setKeeping] = useState<Keeping>('nothing')

  useEffect(() => {
    if (!form.current) return
    const draft = readDraft()
    if (draft) writeInto(form.current, draft)
    const now = typedIn(form.current)
    setTyped(now)
    if (draft) setKeeping('restored')
    else if (Object.values(now).some(Boolean)) setKeeping(saveDraft(now) ? 'saved' : 'impossible')
  }, [form])

  return {
    typed,
    keeping,
    keep: () => {
      if (!form.current) return
      const now = typedIn(form.current)
      setTyped(now)
      setKeeping(saveDraft(now) ? 'saved' : 'impossible')
    },
    clear: () => {
      form.current?.reset()
      forgetDraft()
      setTyped(nothingTyped)
      setKeeping('nothing')
    },
  }
}
