import { errors } from '@prangan/contract/errors'
import { Button } from '../../../../ui/button.tsx'
import { Message } from '../../../../ui/message.tsx'
import { Words } from '../../../../ui/words.tsx'
import type { MemberRow } from '../api/member-row.ts'
import { memberFields } from '../member-fields.ts'
import type { Editing } from './use-editing.ts'

/** What a field is called and what stands there now. */
function nowWords(name: string, newest: MemberRow): [label: string, value: string] {
  const field = memberFields.find(({ wire }) => wire === name)
  if (field) return [field.label, newest[field.name] || 'N/A']
  return [name === 'photo' ? 'Photo' : 'Resume', 'another one']
}

/** Tells what somebody else has changed while the form was open, and takes it in; or that the member is gone. */
export function ChangedMeanwhile({ editing, newest }: { editing: Editing; newest: MemberRow | null }) {
  const { theirs, takeIn, isDirtyField } = editing
  return (
    <div className="grid has-[p]:gap-3">
      <Message tone="error">{newest === null && errors['no-such-faculty'][1]}</Message>
      <Message tone="info">
        {theirs && 'Somebody else has just changed this profile. What you typed is still here.'}
      </Message>
      {theirs && newest && (
        <>
          <ul className="grid gap-2 text-sm">
            {theirs.map((name) => {
              const [label, value] = nowWords(name, newest)
              return (
                <li key={name} className="border-l-4 border-indigo-400 pl-3 wrap-anywhere">
                  <span className="font-semibold text-indigo-950">{label}</span> is now{' '}
                  <span className="font-semibold">
                    <Words text={value} />
                  </span>
                  {isDirtyField(name) && '; yours will replace it when you save'}
                </li>
              )
            })}
          </ul>
          <div>
            <Button look="secondary" size="small" onClick={takeIn}>
              Take in their changes
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
