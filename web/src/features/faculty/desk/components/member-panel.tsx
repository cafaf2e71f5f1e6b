import { errors } from '@prangan/contract/errors'
import { useState } from 'react'
import { AuditTrail } from '../../../../ui/desk/audit-trail.tsx'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'
import { SidePanel } from '../../../../ui/desk/side-panel.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { Message } from '../../../../ui/message.tsx'
import type { MemberRow } from '../api/member-row.ts'
import { useMember } from '../api/use-members.ts'
import type { useFacultyAddress } from '../use-faculty-address.ts'
import { EditMember } from './edit-member.tsx'
import { MemberDetails } from './member-details.tsx'

type MemberPanelProps = {
  address: ReturnType<typeof useFacultyAddress>
  fallbackFocus: () => HTMLElement | null
}

/** The panel of the member in the address. On close, the focus goes back to its link, if that still exists. */
export function MemberPanel({ address, fallbackFocus }: MemberPanelProps) {
  const { openId, isEditing, close, edit, stopEditing } = address
  const [isBusy, setBusy] = useState(false)
  /** Stays until the panel has closed, so that its content does. */
  const [shownId, setShownId] = useState(openId)
  if (openId && openId !== shownId) setShownId(openId)
  return (
    <SidePanel
      isOpen={openId !== ''}
      onClose={isEditing ? stopEditing : close}
      isBusy={isBusy}
      title={isEditing ? 'Edit faculty member' : 'Faculty member'}
      finalFocus={() => openerOf(shownId) ?? fallbackFocus()}
    >
      {shownId && (
        <PanelContent
          key={shownId}
          uid={shownId}
          isEditing={isEditing}
          onEdit={edit}
          onBusyChange={setBusy}
          onCancel={stopEditing}
          onSaved={(message) => {
            stopEditing()
            showToast(message)
          }}
        />
      )}
    </SidePanel>
  )
}

/** The link that opens a member's panel, if the list still shows it. */
function openerOf(uid: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main a[href*="open=${CSS.escape(uid)}"]`)
}

type PanelContentProps = {
  uid: string
  isEditing: boolean
  onEdit: () => void
  onBusyChange: (isBusy: boolean) => void
  onCancel: () => void
  onSaved: (message: string) => void
}

function PanelContent({ uid, isEditing, onEdit, ...editing }: PanelContentProps) {
  const { live, retry } = useMember(uid)
  const newest = live.status === 'ready' ? live.value : null
  /** The member when the form was opened; null while it is closed. */
  const [opened, setOpened] = useState<MemberRow | null>(null)
  if (isEditing && !opened && newest) setOpened(newest)
  if (!isEditing && opened) setOpened(null)
  if (opened) {
    const isGone = live.status === 'ready' && live.value === null
    return <EditMember {...editing} opened={opened} newest={isGone ? null : (newest ?? opened)} />
  }
  if (live.status === 'loading') return <SectionLoading />
  if (live.status === 'failed') return <LoadFailure onRetry={retry}>Failed to load faculty data</LoadFailure>
  if (!newest) return <Message tone="error">{errors['no-such-faculty'][1]}</Message>
  return (
    <MemberDetails member={newest} onBusyChange={editing.onBusyChange} onEdit={onEdit}>
      <AuditTrail subject={newest.email} />
    </MemberDetails>
  )
}
