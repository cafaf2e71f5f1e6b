import { Button } from '../../../../ui/button.tsx'
import { contentLines } from '../editor/content-lines.ts'
import { diffWords } from '../editor/diff-words.ts'
import type { Conflict, DraftStore } from '../editor/draft-store.ts'
import { headFields } from '../editor/head-fields.ts'
import { Stretches } from './page-diff.tsx'

type PartConflictProps = { conflict: Conflict; store: DraftStore }

/** A block or a text that somebody else has changed as well: both texts, and the choice between them. */
export function PartConflict({ conflict, store }: PartConflictProps) {
  const { field, mine, theirs } = conflict
  const [own, other] = [mine, theirs].map((part) => contentLines(part).join('\n'))
  return (
    <div
      role="alert"
      className="grid gap-3 rounded-card border-l-4 border-marigold-500 bg-marigold-100 p-4 text-sm"
    >
      <p className="font-semibold text-indigo-950">
        {theirs === null
          ? 'Somebody else has deleted this while you changed it.'
          : `Somebody else has changed ${field ? `‘${headFields[field]}’` : 'this'} too. Which text shall stay?`}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="grid content-between gap-3 rounded-card bg-white p-3">
          <div>
            <p className="text-xs font-semibold text-muted">Your text</p>
            <p className="mt-1 max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">{own}</p>
          </div>
          <Button size="small" onClick={() => store.choose(conflict, 'mine')}>
            Keep mine
          </Button>
        </div>
        <div className="grid content-between gap-3 rounded-card bg-white p-3">
          <div>
            <p className="text-xs font-semibold text-muted">Their text</p>
            {theirs === null ? (
              <p className="mt-1">Deleted</p>
            ) : (
              <Stretches stretches={diffWords(own ?? '', other ?? '')} />
            )}
          </div>
          <Button size="small" look="secondary" onClick={() => store.choose(conflict, 'theirs')}>
            Take theirs
          </Button>
        </div>
      </div>
    </div>
  )
}
