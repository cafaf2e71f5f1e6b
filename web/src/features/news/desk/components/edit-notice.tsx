import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { useState } from 'react'
import { useLive } from '../../../../lib/use-live.ts'
import { AuditTrail } from '../../../../ui/desk/audit-trail.tsx'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { Message } from '../../../../ui/message.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import type { NoticeRow } from '../api/notice-row.ts'
import { notices } from '../notices.ts'
import { type FormInDialog, NoticeDialog } from './notice-dialog.tsx'
import { NoticeForm } from './notice-form.tsx'

type EditNoticeProps = {
  id: string
  /** The notice in the list; null if the list does not show it. */
  listed: NoticeRow | null
  isOpen: boolean
  onClose: () => void
  finalFocus: () => HTMLElement | null
}

/** The dialog in which the office changes a notice, with its history. */
export function EditNotice({ id, listed, isOpen, onClose, finalFocus, ...rest }: EditNoticeProps) {
  return (
    <NoticeDialog
      isOpen={isOpen}
      onClose={onClose}
      finalFocus={finalFocus}
      title="Edit notice"
      description={<UserText text={listed?.title ?? ''} />}
    >
      {(inDialog) => <Editing {...rest} id={id} listed={listed} inDialog={inDialog} />}
    </NoticeDialog>
  )
}

type EditingProps = Pick<EditNoticeProps, 'id' | 'listed'> & { inDialog: FormInDialog }

/** Listens only while the dialog is open. */
function Editing({ id, listed, inDialog }: EditingProps) {
  const { live, retry } = useLive(notices.watchOne, id)
  const newest = live.status === 'ready' ? live.value : listed
  const [opened, setOpened] = useState(newest)
  if (!opened && newest) setOpened(newest)
  return (
    <>
      {opened ? (
        <NoticeForm {...inDialog} opened={opened} newest={newest} />
      ) : (
        <div className="mt-6">
          {live.status === 'loading' && <SectionLoading />}
          {live.status === 'failed' && (
            <LoadFailure onRetry={retry}>The notice could not be loaded. Please try again.</LoadFailure>
          )}
          {live.status === 'ready' && <Message tone="error">{errors['no-such-notice'][1]}</Message>}
        </div>
      )}
      <div className="mt-8 border-t border-line pt-6">
        <AuditTrail subject={documentPaths.news(id)} />
      </div>
    </>
  )
}
