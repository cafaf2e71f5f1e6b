import { type ReactNode, useState } from 'react'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { DiscardChanges } from '../../../../ui/desk/discard-changes.tsx'
import { tell } from '../../../../ui/desk/toasts.tsx'
import { Words } from '../../../../ui/words.tsx'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import type { GetToken } from '../api/edit-alumni.ts'
import { useAlumnus } from '../api/use-alumni.ts'
import { AlumnusDetails } from './alumnus-details.tsx'
import { EditAlumnus } from './edit-alumnus.tsx'
import { RemoveAlumnus } from './remove-alumnus.tsx'
import { VerifyAlumnus } from './verify-alumnus.tsx'

type AlumnusWindowProps = {
  /** Kept while the window closes, so that its words stay. */
  id: string
  isOpen: boolean
  onOpen: (id: string) => void
  onClose: () => void
  getToken: GetToken
  history: (subject: string) => ReactNode
}

type Mode = 'details' | 'verify' | 'remove' | 'edit' | 'discard'

/** The window with an alumnus's details, live, and with the form that changes them. */
export function AlumnusWindow({ id, isOpen, onOpen, onClose, getToken, history }: AlumnusWindowProps) {
  const { live, retry } = useAlumnus(id)
  const newest = live.status === 'ready' ? live.value : null
  /** As they stood when the question or the form was opened; kept while that closes. */
  const [asked, setAsked] = useState<AlumnusRow | null>(null)
  const [mode, setMode] = useState<Mode>('details')
  const [isBusy, setBusy] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const [wasEdited, setEdited] = useState(false)
  const isEditing = mode === 'edit' || mode === 'discard'

  const ask = (next: Mode) => {
    setAsked(newest)
    setMode(next)
  }
  const showDetails = () => setMode('details')
  const stopEditing = () => (isDirty ? setMode('discard') : showDetails())
  const asking = { getToken, onClose: showDetails }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={isEditing ? stopEditing : onClose}
      isBusy={isBusy}
      isWide
      title={isEditing ? 'Edit Alumni Details' : 'Alumni Details'}
      description={<Words text={newest?.name ?? asked?.name ?? ''} />}
    >
      {isEditing && asked ? (
        <EditAlumnus
          newest={newest}
          opened={asked}
          getToken={getToken}
          onBusyChange={setBusy}
          onDirtyChange={setDirty}
          onCancel={stopEditing}
          onSaved={(message) => {
            showDetails()
            tell(message)
          }}
        />
      ) : (
        <AlumnusDetails
          live={live}
          retry={retry}
          getToken={getToken}
          history={history}
          onOpen={onOpen}
          onClose={onClose}
          onVerify={() => ask('verify')}
          onEdit={() => {
            setEdited(true)
            ask('edit')
          }}
          isBackFromEdit={wasEdited}
          onRemove={() => ask('remove')}
        />
      )}
      <DiscardChanges isOpen={mode === 'discard'} onCancel={() => setMode('edit')} onConfirm={showDetails} />
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
            onBegun={onClose}
            fallbackFocus={() => true}
          />
        </>
      )}
    </Dialog>
  )
}
