import { Fragment, useId } from 'react'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../../lib/format-number.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { messages } from '../../../messages/index.ts'
import type { Waiting } from '../../../plugin.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { useToDo } from './use-to-do.ts'

const texts = () => deskMessages().overview
const isLate = ({ isOverdue }: Waiting) => isOverdue === true

/** Lists what waits for the office, overdue items first. */
export function ToDo() {
  const headingId = useId()
  const { toDo, hasFailed, retry } = useToDo()
  const waiting = toDo?.filter(({ count }) => count > 0) ?? []
  const none = toDo?.filter(({ count }) => count === 0) ?? []
  return (
    <section aria-labelledby={headingId} className="grid content-start gap-3">
      <h2 id={headingId} className="text-lg text-indigo-950">
        {texts().waits}
      </h2>
      {hasFailed && <LoadFailure onRetry={retry}>{texts().waitsNotLoaded}</LoadFailure>}
      {!(toDo || hasFailed) && <p className="text-sm text-muted">{messages().common.loading}</p>}
      {[waiting.filter(isLate), waiting.filter((each) => !isLate(each))].map(
        (list, at) =>
          list.length > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always these two.
            <ul key={at} className="to-do">
              {list.map((each) => (
                <ToDoItem key={each.what} {...each} />
              ))}
            </ul>
          ),
      )}
      {toDo && waiting.length === 0 && !hasFailed && <p>{texts().nothingWaits}</p>}
      {none.length > 0 && (
        <p className="text-sm text-muted">
          {texts().none}
          {none.map((each, index) => (
            <Fragment key={each.none}>
              {index > 0 && ', '}
              <Link to={each.href} className="underline hover:text-indigo-950">
                {each.none}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </section>
  )
}

const ToDoItem = ({ count, what, href, isOverdue, since }: Waiting) => (
  <li>
    <Link to={href} data-overdue={isOverdue || undefined}>
      <b>{formatNumber(count)}</b> <span>{what}</span>
      {isOverdue && <small>{since ?? texts().overdue}</small>}
    </Link>
  </li>
)
