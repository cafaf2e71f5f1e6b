import { useState } from 'react'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { tell } from '../../../../ui/desk/toasts.tsx'
import { Words } from '../../../../ui/words.tsx'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import { useAlumnus } from '../api/use-alumni.ts'
import type { AlumniDialogsProps } from './alumni-dialogs.tsx'
import { AlumnusDetails } from './alumnus-details.tsx'
import { EditAlumnus } from './edit-alumnus.tsx'
import { RemoveAlumnus } from './remove-alumnus.tsx'
import { VerifyAlumnus } from './verify-alumnus.tsx'

type AlumnusDialogProps = {
  /** Kept while the window closes, so that its words stay. */
  id: string
  address: AlumniDialogsProps['address']
}

type Mode = 'details' | 'verify' | 'remove'

/** The window with an alumnus's details, live, and with the form that changes them. */
export function AlumnusDialog({ id, address }: AlumnusDialogProps) {
  const { live, retry } = useAlumnus(id)
  const newest = live.status === 'ready' ? live.value : null
  const { isEditing, stopEditing, close } = address
  /** As they stood when the form was opened; null while it is not. */
  const [opened, setOpened] = useState<AlumnusRow | null>(null)
  if (isEditing && !opened && newest) setOpened(newest)
  if (!isEditing && opened) setOpened(null)
  /** As they stood when the question was asked; kept while that closes. */
  const [asked, setAsked] = useState<AlumnusRow | null>(null)
  const [mode, setMode] = useState<Mode>('details')
  const [isBusy, setBusy] = useState(false)
  const [wasEdited, setEdited] = useState(false)
  if (opened && !wasEdited) setEdited(true)

  const ask = (next: Mode) => {
    setAsked(newest)
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
      description={<Words text={newest?.name ?? asked?.name ?? ''} />}
    >
      {opened ? (
        <EditAlumnus
          newest={newest}
          opened={opened}
          onBusyChange={setBusy}
          onCancel={stopEditing}
          onSaved={(message) => {
            stopEditing()
            tell(message)
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
      {asked && (
        <>
          <VerifyAlumnus
            {...asking}
            key={`verify ${asked.id} ${asked.version}`}
            row={asked}
            isOpen={mode === 'verify'}
            fallbackFocus={() => true}
          />
          <RemoveAlumnus
            {...asking}
            key={`remove ${asked.id} ${asked.version}`}
            row={asked}
            isOpen={mode === 'remove'}
            onBegun={close}
            fallbackFocus={() => true}
          />
        </>
      )}
    </Dialog>
  )
}
