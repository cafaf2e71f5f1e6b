import { Button } from '../button.tsx'
import { Message } from '../message.tsx'
import { Words } from '../words.tsx'

/** A field that somebody else has changed: what it is called, what stands there now, and whether it was typed in here too. */
export type TheirChange = { label: string; now: string; isDirty: boolean }

type ChangedMeanwhileProps = {
  /** What the form changes: 'notice'. */
  what: string
  /** What is said where somebody else has deleted it. */
  gone: string | false
  /** What somebody else has changed since the form was opened; nothing where nobody has. */
  changes: readonly TheirChange[] | null | undefined
  onTakeIn: () => void
}

/** Tells what somebody else has changed while a form was open, and takes it in; or that what it changes is gone. */
export function ChangedMeanwhile({ what, gone, changes, onTakeIn }: ChangedMeanwhileProps) {
  return (
    <>
      <Message tone="error">{gone}</Message>
      <Message tone="info">
        {changes && `Somebody else has just changed this ${what}. What you typed is still here.`}
      </Message>
      {changes && (
        <>
          <ul className="grid gap-2 text-sm">
            {changes.map(({ label, now, isDirty }) => (
              <li key={label} className="border-l-4 border-indigo-400 pl-3 wrap-anywhere">
                <span className="font-semibold text-indigo-950">{label}</span> is now{' '}
                <span className="font-semibold">
                  <Words text={now} />
                </span>
                {isDirty && '; to put yours in its place, take in their changes, then save'}
              </li>
            ))}
          </ul>
          <div>
            <Button look="secondary" size="small" onClick={onTakeIn}>
              Take in their changes
            </Button>
          </div>
        </>
      )}
    </>
  )
}
