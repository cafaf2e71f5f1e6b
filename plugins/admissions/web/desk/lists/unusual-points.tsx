import { numberOfId } from '@prangan/contract/ids'
import { limits } from '@prangan/contract/limits'
import { Disclosure } from '@prangan/web/ui/disclosure.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { NewTabHint } from '@prangan/web/ui/new-tab-hint.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { Link } from 'react-router-dom'
import { type MeritListRow, needsRemark, type Unusual } from '../../../contract/schemas/admission-lists.ts'
import { applicationHref } from '../hrefs.ts'
import { admissionDeskMessages } from '../messages.ts'

const texts = () => admissionDeskMessages().meritLists.unusual

export type Looked = { seen: readonly Unusual['point'][]; remark: string }

type UnusualPointsProps = {
  unusual: readonly Unusual[]
  /** The list, whose rows name applicants. */
  rows: readonly MeritListRow[]
  looked: Looked
  /** True if the list replaces another, whose points are ticked already if they are the same. */
  isReplacing: boolean
  /** Where the applications that are not checked yet are listed. */
  uncheckedHref: string
  onChange: (looked: Looked) => void
  /** What is missing, after an attempt to publish. */
  issue: { seen?: string; remark?: string }
}

/** What is unusual about a list: each point is ticked, and some need a reason, before it is published. */
export function UnusualPoints(props: UnusualPointsProps) {
  const { unusual, rows, looked, isReplacing, uncheckedHref, onChange, issue } = props
  if (unusual.length === 0) return null
  const { seen, remark } = looked
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-card border border-marigold-600 p-4">
      <legend className="float-start mb-3 w-full font-semibold text-indigo-950">{texts().title}</legend>
      <div className="clear-both grid gap-2">
        {isReplacing && <p className="text-sm text-muted">{texts().before}</p>}
        {unusual.map(({ point, count, about = [] }) => (
          <div key={point}>
            <label className="flex min-h-11 cursor-pointer items-start gap-3">
              <input
                type="checkbox"
                checked={seen.includes(point)}
                aria-invalid={(issue.seen !== undefined && !seen.includes(point)) || undefined}
                className="mt-0.5 size-5 flex-none accent-indigo-900"
                onChange={({ currentTarget }) =>
                  onChange({
                    remark,
                    seen: currentTarget.checked ? [...seen, point] : seen.filter((each) => each !== point),
                  })
                }
              />
              <span className="min-w-0">{texts().points[point](count)}</span>
            </label>
            {about.length > 0 && <About ids={about} rows={rows} isAll={about.length === count} />}
            {point === 'unchecked' && (
              <Link to={uncheckedHref} className="ms-8 inline-block py-0.5 text-sm text-indigo-900 underline">
                {texts().toCheck}
              </Link>
            )}
          </div>
        ))}
        {issue.seen && <p className="text-sm font-medium text-danger">{issue.seen}</p>}
      </div>
      {needsRemark(unusual) && (
        <Field
          label={texts().remark}
          hint={texts().remarkHint}
          limit={limits.text.note}
          required
          error={issue.remark}
        >
          {(control) => (
            <textarea
              {...control}
              rows={2}
              value={remark}
              onChange={({ currentTarget }) => onChange({ seen, remark: currentTarget.value })}
            />
          )}
        </Field>
      )}
    </fieldset>
  )
}

type AboutProps = { ids: readonly string[]; rows: readonly MeritListRow[]; isAll: boolean }

/** The applications that a point is about, in another tab: the prepared list stays as it is. */
const About = ({ ids, rows, isAll }: AboutProps) => (
  <ul className="ms-8 flex flex-wrap gap-x-4 text-sm">
    {ids.map((id) => (
      <li key={id}>
        <a
          href={applicationHref(id)}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-block py-0.5 text-indigo-900 underline"
        >
          <UserText text={rows.find((row) => row.id === id)?.name ?? numberOfId(id)} />
          <NewTabHint />
        </a>
      </li>
    ))}
    {!isAll && <li className="py-0.5">{texts().andOthers}</li>}
  </ul>
)

/** What was unusual about a list that was published, and why that was done. */
export const UnusualThen = (props: Omit<PointsSeenProps, 'title'>) => (
  <PointsSeen title={texts().titleOf} {...props} />
)

type PointsSeenProps = { title: string; unusual: readonly Unusual[]; remark: string; isOpen?: boolean }

export function PointsSeen({ title, unusual, remark, isOpen = false }: PointsSeenProps) {
  if (unusual.length === 0) return null
  return (
    <Disclosure title={title} isOpen={isOpen} className="rounded-card border border-line bg-white text-sm">
      <ul className="grid list-disc gap-1 border-t border-line px-4 py-3 ps-9">
        {unusual.map(({ point, count }) => (
          <li key={point}>{texts().points[point](count)}</li>
        ))}
        {remark !== '' && (
          <li>
            <UserText text={texts().remarkOf(remark)} />
          </li>
        )}
      </ul>
    </Disclosure>
  )
}
