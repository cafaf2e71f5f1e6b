import { useState } from 'react'
import { useLive } from '../../../../lib/use-live.ts'
import type { useResourceAddress } from '../../../../lib/use-resource-address.ts'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { alumni } from '../alumni.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import { AlumnusDetails } from './alumnus-details.tsx'
import { EditAlumnus } from './edit-alumnus.tsx'
import { RemoveAlumnus } from './remove-alumnus.tsx'
import { VerifyAlumnus } from './verify-alumnus.tsx'

export type AlumniAddress = Pick<
  ReturnType<typeof useResourceAddress>,
  'openId' | 'isEditing' | 'open' | 'close' | 'edit' | 'stopEditing'
>

type AlumnusDialogProps = {
  /** Stays until the dialog has closed, so that its content does. */
  id: string
  address: AlumniAddress
}

type Mode = 'details' | 'verify' | 'remove'

/** The dialog with an alumnus's details, live, and with the form that changes them. */
export function AlumnusDialog({ id, address }: AlumnusDialogProps) {
  const { live, retry } = useLive(alumni.watchOne, id)
  const newest = live.status === 'ready' ? live.value : null
  const { isEditing, stopEditing, close } = address
  /** The alumnus when the form was opened; null while it is closed. */
  const [opened, setOpened] = useState<AlumnusRow | null>(null)
  if (isEditing && !opened && newest) setOpened(newest)
  if (!isEditing && opened) setOpened(null)
  /** The alumnus when the question was asked; stays until its dialog has closed. */
  const [subject, setSubject] = useState<AlumnusRow | null>(null)
  const [mode, setMode] = useState<Mode>('details')
  const [isBusy, setBusy] = useState(false)
  const [wasEdited, setEdited] = useState(false)
  if (opened && !wasEdited) setEdited(true)

  const ask = (next: Mode) => {
    setSubject(newest)
    setMode(next)
  }
  const showDetails = () => setMode('details')
  const asking = { onClose: showDetails }

  return (
    <Dialog
      isOpen={address.openId !== ''}
      onClose={isEditing ? stopEditing : close}
      isBusy={isBusy}
      isWide
      title={opened ? 'Edit Alumni Details' : 'Alumni Details'}
      description={<UserText text={newest?.name ?? subject?.name ?? ''} />}
    >
      {opened ? (
        <EditAlumnus
          newest={newest}
          opened={opened}
          onBusyChange={setBusy}
          onCancel={stopEditing}
          onSaved={(message) => {
            stopEditing()
            showToast(message)
          }}
        />
      ) : (
        <AlumnusDetails
          live={live}
          retry={retry}
          onOpen={address.open}
          onClose={close}
          onVerify={() => ask('verify')}
          onEdit={address.edit}
          isBackFromEdit={wasEdited}
          onRemove={() => ask('remove')}
        />
      )}
      {subject && (
        <>
          <VerifyAlumnus
            {...asking}
            key={`verify ${subject.id} ${subject.version}`}
            row={subject}
            isOpen={mode === 'verify'}
            fallbackFocus={() => true}
          />
          <RemoveAlumnus
            {...asking}
            key={`remove ${subject.id} ${subject.version}`}
            row={subject}
            isOpen={mode === 'remove'}
            onBegun={close}
            fallbackFocus={() => true}
          />
        </>
      )}
    </Dialog>
  )
}
