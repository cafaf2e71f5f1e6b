import type { EditConflict } from '../../lib/use-edit-conflict.ts'
import { deskMessages } from '../../messages/desk.ts'
import { Button } from '../button.tsx'
import { Message } from '../message.tsx'
import { UserText } from '../user-text.tsx'

type EditConflictPanelProps = {
  conflict: EditConflict
  what: string
  gone: string
}

/** Shows changes that somebody else made while a form was open, and accepts them; or says that the document is gone. */
export function EditConflictPanel({ conflict, what, gone }: EditConflictPanelProps) {
  const { changes, isGone, takeTheirs } = conflict
  const { changed, isNow, putYours, take } = deskMessages().kit.conflict
  return (
    <div className="grid has-[p]:gap-3">
      <Message tone="error">{isGone && gone}</Message>
      <Message tone="info">{changes && changed(what)}</Message>
      {changes && (
        <>
          <ul className="grid gap-2 text-sm">
            {changes.map(({ name, label, now, isDirty }) => (
              <li key={name} className="border-s-4 border-indigo-400 ps-3 wrap-anywhere">
                <span className="font-semibold text-indigo-950">{label}</span>
                {isNow}
                <span className="font-semibold">
                  <UserText text={now} />
                </span>
                {isDirty && putYours}
              </li>
            ))}
          </ul>
          <div>
            <Button look="secondary" size="small" onClick={takeTheirs}>
              {take}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
