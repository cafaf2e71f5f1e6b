import { useEffect, useRef } from 'react'
import { useDeskSession } from '../../lib/desk-session.ts'
import { formatRecent } from '../../lib/format-day.ts'
import type { EditConflict } from '../../lib/use-edit-conflict.ts'
import { deskMessages } from '../../messages/desk.ts'
import { Button } from '../button.tsx'
import { Message } from '../message.tsx'
import { UserText } from '../user-text.tsx'

type EditConflictPanelProps = {
  conflict: EditConflict
  what: string
  gone: string
  /** Counts the saves that were refused because of it: each leads to the changes. */
  refusals?: number
}

/** Shows changes that somebody else made while a form was open, and accepts them; or says that the document is gone. */
export function EditConflictPanel({ conflict, what, gone, refusals = 0 }: EditConflictPanelProps) {
  const { changes, isGone, takeTheirs, choose, by } = conflict
  const { changed, changedBy, changedByYou, isNow, take, takeOther } = deskMessages().kit.conflict
  const isOwn = useDeskSession().uid === by?.uid
  const panel = useFocusAfter(refusals, changes !== undefined)
  return (
    <div ref={panel} tabIndex={-1} className="grid scroll-mt-32 outline-none has-[p]:gap-3">
      <Message tone="error">{isGone && gone}</Message>
      <Message tone="info">
        {changes &&
          (!by
            ? changed(what)
            : isOwn
              ? changedByYou(formatRecent(by.at), what)
              : changedBy(by.name, formatRecent(by.at), what))}
      </Message>
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
              {change.isDirty && <Choice change={change} isOwn={isOwn} onChoose={choose} />}
            </li>
          ))}
        </ul>
      )}
      {changes?.every(({ isDirty }) => !isDirty) && (
        <div>
          <Button look="secondary" size="small" onClick={takeTheirs}>
            {isOwn ? takeOther : take}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Moves the focus to the changes after each refused save, once they have arrived. */
function useFocusAfter(refusals: number, hasChanges: boolean) {
  const panel = useRef<HTMLDivElement>(null)
  const last = useRef(refusals)
  useEffect(() => {
    if (refusals === last.current || !hasChanges) return
    last.current = refusals
    // The form gives the focus back first.
    const timer = setTimeout(() => {
      panel.current?.focus({ preventScroll: true })
      panel.current?.scrollIntoView({ block: 'start' })
    })
    return () => clearTimeout(timer)
  }, [refusals, hasChanges])
  return panel
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
  isOwn,
  onChoose,
}: {
  change: Change
  isOwn: boolean
  onChoose: EditConflict['choose']
}) {
  const { keepMine, useTheirs, keepThis, useOther } = deskMessages().kit.conflict
  return (
    <div className="flex flex-wrap gap-2">
      {(
        [
          ['mine', isOwn ? keepThis : keepMine],
          ['theirs', isOwn ? useOther : useTheirs],
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
