import { formatDateTime } from '@prangan/web/lib/format-day.ts'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { admissionDeskMessages } from '../messages.ts'
import type { ListRow } from './list-row.ts'

const texts = () => admissionDeskMessages().meritLists

/** That a list is provisional, final after objections or revised, on the desk and on paper. */
export function ListNotes({ list, isOnPaper }: { list: ListRow; isOnPaper?: boolean }) {
  const { objectionsUntil, objections, because, changed, replaces } = list
  const { all, open, upheld } = objections
  if (objectionsUntil) {
    return (
      <p className="text-sm">
        <b>{texts().provisional.untilOf(formatDateTime(objectionsUntil))}</b>{' '}
        {all > 0 && !isOnPaper && texts().objections.counts(all, upheld, open)}
      </p>
    )
  }
  if (because) {
    return (
      <p className="text-sm wrap-anywhere">
        {texts().becauseOf} <UserText text={because} /> {texts().changes.made(changed.seats, changed.ranks)}
      </p>
    )
  }
  if (replaces === '') return null
  return <p className="text-sm">{texts().objections.final(all, upheld)}</p>
}
