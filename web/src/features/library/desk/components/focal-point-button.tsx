import { useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { useEditConflict } from '../../../../lib/use-edit-conflict.ts'
import { useLive } from '../../../../lib/use-live.ts'
import { useSubmitForm } from '../../../../lib/use-submit-form.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { dialogClasses } from '../../../../ui/desk/dialog-classes.ts'
import { EditConflictPanel } from '../../../../ui/desk/edit-conflict.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { Message } from '../../../../ui/message.tsx'
import { focusInForm, focusToForm } from '../focus.ts'
import { pictureForm, savePicture } from '../picture-form.ts'
import { type PictureRow, pictures } from '../pictures.ts'
import { FocalPoint } from './focal-point.tsx'

const library = () => deskMessages().library.pictures

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
        <Form picture={picture} onBusyChange={setBusy} onClose={close} />
      </Dialog>
    </>
  )
}

type FormProps = {
  picture: PictureRow
  onBusyChange: (isBusy: boolean) => void
  onClose: () => void
}

function Form({ picture, onBusyChange, onClose }: FormProps) {
  const { getToken } = useDeskSession()
  const { schema, toForm, compare, failure, what } = pictureForm
  const { form, formProps, isBusy, message, messageId } = useSubmitForm({
    schema,
    defaultValues: toForm(picture),
    failure,
    send: (edited): Promise<string> => savePicture(edited, conflict.base ?? picture, { getToken }),
    onSent: (saved) => {
      showToast(saved)
      onClose()
    },
    reportsWhenLeft: true,
    onBusyChange,
  })
  const conflict = useEditConflict(form, { opened: picture, newest: picture, toForm, compare })
  return (
    <form {...formProps} aria-label={library().focus.label} className="mt-6 grid gap-4">
      <FocalPoint
        picture={picture}
        focus={focusInForm(form.watch('focus'))}
        onChange={(moved) => form.setValue('focus', focusToForm(moved), { shouldDirty: true })}
      />
      <div className="grid has-[p]:gap-3">
        <Message id={messageId} tone="error">
          {message}
        </Message>
        <EditConflictPanel conflict={conflict} what={what()} gone={pictures.gone()} />
      </div>
      <div className={dialogClasses.actions}>
        <Button look="quiet" disabled={isBusy} onClick={onClose}>
          {deskMessages().kit.cancel}
        </Button>
        <Button type="submit" busy={isBusy}>
          {library().focus.save}
        </Button>
      </div>
    </form>
  )
}
