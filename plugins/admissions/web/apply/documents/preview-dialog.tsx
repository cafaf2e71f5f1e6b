import { Button } from '@prangan/web/ui/button.tsx'
import { useEffect, useRef } from 'react'
import { stepsMessages } from '../steps-messages.ts'

type PreviewDialogProps = { url: string; name: string; onClose: () => void }

/** A picture in its full size, to see whether every word is legible. The browser traps the focus, and restores it. */
export function PreviewDialog({ url, name, onClose }: PreviewDialogProps) {
  const texts = stepsMessages().documents
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} onClose={onClose} aria-label={texts.preview(name)} className="document-preview">
      <div className="sticky inset-s-0 top-0 flex justify-end bg-white p-2">
        <Button look="secondary" onClick={() => dialog.current?.close()}>
          {texts.close}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the keyboard. */}
      <div tabIndex={0} className="overflow-auto">
        <img src={url} alt={texts.preview(name)} className="max-w-none" />
      </div>
    </dialog>
  )
}
