import { UserText } from '@prangan/web/ui/user-text.tsx'
import { Link } from 'react-router-dom'
import type { ApplicationRow } from '../api/application-row.ts'
import { applicationHref } from '../hrefs.ts'

type ApplicantLinkProps = { row: Pick<ApplicationRow, 'id' | 'name' | 'applicationNumber'> }

/** The name, which opens the application, above its number. */
export function ApplicantLink({ row: { id, name, applicationNumber } }: ApplicantLinkProps) {
  return (
    <>
      <Link
        to={applicationHref(id)}
        className="inline-block py-0.5 font-semibold text-indigo-900 wrap-anywhere underline"
      >
        <UserText text={name} />
      </Link>
      <span className="block text-xs text-muted tabular-nums">{applicationNumber}</span>
    </>
  )
}
