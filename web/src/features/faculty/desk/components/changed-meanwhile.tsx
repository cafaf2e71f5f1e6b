import { errors } from '@prangan/contract/errors'
import { ChangedMeanwhile } from '../../../../ui/desk/changed-meanwhile.tsx'
import type { MemberRow } from '../api/member-row.ts'
import { memberFields } from '../member-fields.ts'
import type { Editing } from './use-editing.ts'

/** What a field is called and what stands there now. */
function nowWords(name: string, newest: MemberRow): { label: string; now: string } {
  const field = memberFields.find(({ wire }) => wire === name)
  if (field) return { label: field.label, now: newest[field.name] || 'N/A' }
  return { label: name === 'photo' ? 'Photo' : 'Resume', now: 'another one' }
}

/** Tells what somebody else has changed while the form was open, and takes it in; or that the member is gone. */
export function ProfileChangedMeanwhile({ editing, newest }: { editing: Editing; newest: MemberRow | null }) {
  const { theirs, takeIn, isDirtyField } = editing
  return (
    <div className="grid has-[p]:gap-3">
      <ChangedMeanwhile
        what="profile"
        gone={newest === null && errors['no-such-faculty'][1]}
        changes={
          newest && theirs?.map((name) => ({ ...nowWords(name, newest), isDirty: isDirtyField(name) }))
        }
        onTakeIn={takeIn}
      />
    </div>
  )
}
