import { ConfirmDialog } from '../../../../ui/desk/confirm-dialog.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import type { MemberRow } from '../api/member-row.ts'
import type { Visibility } from './use-visibility.ts'

/** Asks for confirmation before a member is removed. */
export function RemoveMember({ member, visibility }: { member: MemberRow; visibility: Visibility }) {
  return (
    <ConfirmDialog
      isOpen={visibility.isAsking}
      onCancel={visibility.cancel}
      onConfirm={visibility.remove}
      title="Remove this faculty member?"
      action="Remove"
      busyAction="Removing…"
      isBusy={visibility.isBusy}
      error={visibility.error}
    >
      <p className="font-semibold text-ink wrap-anywhere">
        <UserText text={member.name} />
      </p>
      <p className="mt-2">
        The site will show neither the profile nor its photo and resume. You can restore them at any time.
      </p>
    </ConfirmDialog>
  )
}
