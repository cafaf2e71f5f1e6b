import { errors } from '@prangan/contract/errors'
import { type ReactNode, useState } from 'react'
import { DiscardChanges } from '../../../../ui/desk/discard-changes.tsx'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'
import { SidePanel } from '../../../../ui/desk/side-panel.tsx'
import { tell } from '../../../../ui/desk/toasts.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { Message } from '../../../../ui/message.tsx'
import type { GetToken } from '../api/edit-member.ts'
import type { MemberRow } from '../api/member-row.ts'
import { useMember } from '../api/use-members.ts'
import type { useFacultyAddress } from '../use-faculty-address.ts'
import { useOpenMember } from '../use-open-member.ts'
import { EditMember } from './edit-member.tsx'
import { MemberDetails } from './member-details.tsx'

type MemberPanelProps = {
  address: ReturnType<typeof useFacultyAddress>
  getToken: GetToken
  history: (email: string) => ReactNode
  fallbackFocus: () => HTMLElement | null
}

/** The panel of the member whom the address names. What had the focus has it again afterwards, where it is still there. */
export function MemberPanel({ address, getToken, history, fallbackFocus }: MemberPanelProps) {
  const [isBusy, setBusy] = useState(false)
  const [opened, setOpened] = useState<MemberRow | null>(null)
  const open = useOpenMember(address)
  const { shownId, isOpen, isDirty, setDirty, isAsking, setAsking } = open
  const stopEditing = () => {
    setAsking(false)
    setDirty(false)
    setOpened(null)
  }
  const close = () => {
    stopEditing()
    address.close()
  }
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={() => (isDirty ? setAsking(true) : close())}
      isBusy={isBusy}
      title={opened ? 'Edit faculty member' : 'Faculty member'}
      finalFocus={() => openerOf(shownId) ?? fallbackFocus()}
    >
      {shownId && (
        <PanelContent
          key={shownId}
          uid={shownId}
          opened={opened?.uid === shownId ? opened : null}
          getToken={getToken}
          history={history}
          onEdit={setOpened}
          onBusyChange={setBusy}
          onDirtyChange={setDirty}
          onCancel={() => (isDirty ? setAsking(true) : stopEditing())}
          onSaved={(message) => {
            stopEditing()
            tell(message)
          }}
        />
      )}
      <DiscardChanges isOpen={isAsking} onCancel={() => setAsking(false)} onConfirm={stopEditing} />
    </SidePanel>
  )
}

/** The link that opens a member's panel, where the list still shows it. */
function openerOf(uid: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main a[href*="open=${CSS.escape(uid)}"]`)
}

type PanelContentProps = {
  uid: string
  /** As the member stood when the form was opened; null while it is not. */
  opened: MemberRow | null
  getToken: GetToken
  history: (email: string) => ReactNode
  onEdit: (member: MemberRow) => void
  onBusyChange: (isBusy: boolean) => void
  onDirtyChange: (isDirty: boolean) => void
  onCancel: () => void
  onSaved: (message: string) => void
}

function PanelContent({ uid, opened, history, onEdit, ...editing }: PanelContentProps) {
  const { live, retry } = useMember(uid)
  const newest = live.status === 'ready' ? live.value : null
  if (opened) {
    const isGone = live.status === 'ready' && live.value === null
    return <EditMember {...editing} opened={opened} newest={isGone ? null : (newest ?? opened)} />
  }
  if (live.status === 'loading') return <SectionLoading />
  if (live.status === 'failed') return <LoadFailure onRetry={retry}>Failed to load faculty data</LoadFailure>
  if (!newest) return <Message tone="error">{errors['no-such-faculty'][1]}</Message>
  return (
    <MemberDetails
      member={newest}
      getToken={editing.getToken}
      onBusyChange={editing.onBusyChange}
      onEdit={() => onEdit(newest)}
    >
      {history(newest.email)}
    </MemberDetails>
  )
}
