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
  const { changes, isGone, takeTheirs, choose } = conflict
  const { changed, isNow, take } = deskMessages().kit.conflict
  return (
    <div className="grid has-[p]:gap-3">
      <Message tone="error">{isGone && gone}</Message>
      <Message tone="info">{changes && changed(what)}</Message>
      {changes && (
        <ul className="grid gap-3 text-sm">
          {changes.map((change) => (
            <li key={change.name} className="grid gap-1.5 border-s-4 border-indigo-400 ps-3 wrap-anywhere">
              <p>
                <span className="font-semibold text-indigo-950">{change.label}</span>
                {isNow}
                <span className="font-semibold">
                  <UserText text={change.now} />
                </span>
                {change.isDirty && <Yours mine={change.mine} />}
              </p>
              {change.isDirty && <Choice change={change} onChoose={choose} />}
            </li>
          ))}
        </ul>
      )}
      {changes?.every(({ isDirty }) => !isDirty) && (
        <div>
          <Button look="secondary" size="small" onClick={takeTheirs}>
            {take}
          </Button>
        </div>
      )}
    </div>
  )
}

function Yours({ mine }: { mine: string }) {
  const { yours, yoursInForm } = deskMessages().kit.conflict
  if (mine === '') return yoursInForm
  return (
    <>
      {yours}
      <span className="font-semibold">
        <UserText text={mine} />
      </span>
    </>
  )
}

type Change = NonNullable<EditConflict['changes']>[number]

/** Nobody's text of a field that both changed is lost without a choice. */
function Choice({
  change: { name, label, kept },
  onChoose,
}: {
  change: Change
  onChoose: EditConflict['choose']
}) {
  const { keepMine, useTheirs } = deskMessages().kit.conflict
  return (
    <div className="flex flex-wrap gap-2">
      {(
        [
          ['mine', keepMine],
          ['theirs', useTheirs],
        ] as const
      ).map(([which, text]) => (
        <Button
          key={which}
          look="secondary"
          size="small"
          aria-pressed={kept === which}
          aria-label={`${text}: ${label}`}
          onClick={() => onChoose(name, which)}
        >
          {text}
        </Button>
      ))}
    </div>
  )
}
