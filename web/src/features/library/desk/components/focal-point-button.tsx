import { useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { actionFailure } from '../../../../lib/failure-messages.ts'
import { useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { dialogClasses } from '../../../../ui/desk/dialog-classes.ts'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { Message } from '../../../../ui/message.tsx'
import { updatePicture } from '../api/save-picture.ts'
import { toForm } from '../picture-form.ts'
import { type PictureRow, pictures } from '../pictures.ts'
import { FocalPoint } from './focal-point.tsx'

const library = () => deskMessages().library.pictures

const failure = actionFailure(() => library().form.notSaved)

/** Beside a chosen picture: a dialog with the part of it that stays in view where it is cropped. */
export function FocalPointButton({ id, label }: { id: string; label: string }) {
  const { live } = useLive(pictures.watchOne, id)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const picture = live.status === 'ready' ? live.value : null
  if (!picture) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        {library().focus.label}
        <span className="sr-only">: {label}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        isBusy={isBusy}
        title={library().focus.label}
        description={library().focus.everywhere}
      >
        <Form picture={picture} isBusy={isBusy} onBusyChange={setBusy} onClose={close} />
      </Dialog>
    </>
  )
}

type FormProps = {
  picture: PictureRow
  isBusy: boolean
  onBusyChange: (isBusy: boolean) => void
  onClose: () => void
}

function Form({ picture, isBusy, onBusyChange, onClose }: FormProps) {
  const { getToken } = useDeskSession()
  const [focus, setFocus] = useState(picture.focus)
  const [error, setError] = useState('')
  const save = async () => {
    setError('')
    onBusyChange(true)
    try {
      const { id, version } = picture
      const changed = { ...toForm(picture), focusX: focus.x, focusY: focus.y, version }
      showToast(library().form.saved(await updatePicture(id, changed, { getToken })))
      onClose()
    } catch (failed) {
      setError(failure(failed))
    } finally {
      onBusyChange(false)
    }
  }
  return (
    <div className="mt-6 grid gap-4">
      <FocalPoint picture={picture} focus={focus} onChange={setFocus} />
      <Message tone="error">{error}</Message>
      <div className={dialogClasses.actions}>
        <Button look="quiet" disabled={isBusy} onClick={onClose}>
          {deskMessages().kit.cancel}
        </Button>
        <Button busy={isBusy} onClick={save}>
          {library().focus.save}
        </Button>
      </div>
    </div>
  )
}
