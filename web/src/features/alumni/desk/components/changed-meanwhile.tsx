import { errors } from '@prangan/contract/errors'
import { ChangedMeanwhile } from '../../../../ui/desk/changed-meanwhile.tsx'
import { alumnusFields } from '../alumni-fields.ts'
import { statusWords } from '../alumni-words.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import type { TypedAlumnus } from '../edit-schema.ts'
import { fieldWords } from './details-grid.tsx'
import type { Editing } from './use-editing.ts'

/** What a field is called and what stands there now. */
function nowWords(name: keyof TypedAlumnus, newest: AlumnusRow): { label: string; now: string } {
  if (name === 'isVerified') return { label: 'Status', now: statusWords(newest.status) }
  const field = alumnusFields.find(({ wire }) => wire === name)
  return field
    ? { label: field.label, now: fieldWords(newest, field.name) }
    : { label: 'Photo', now: 'another one' }
}

/** Tells what somebody else has changed while the form was open, and takes it in; or that the alumnus is gone. */
export function AlumnusChangedMeanwhile({
  editing,
  newest,
}: {
  editing: Editing
  newest: AlumnusRow | null
}) {
  const { theirs, takeIn, isDirtyField } = editing
  return (
    <div className="grid has-[p]:gap-3">
      <ChangedMeanwhile
        what="alumnus"
        gone={newest === null && errors['no-such-alumnus'][1]}
        changes={
          newest && theirs?.map((name) => ({ ...nowWords(name, newest), isDirty: isDirtyField(name) }))
        }
        onTakeIn={takeIn}
      />
    </div>
  )
}
