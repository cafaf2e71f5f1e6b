import { shownHundredths } from '@prangan/web/lib/format-number.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import type { ReactNode } from 'react'
import { percentageOf } from '../../contract/merit/percentage.ts'
import type { Claim } from '../../contract/schemas/admission-sessions.ts'
import type { MeritTrace } from '../../contract/schemas/merit-rules.ts'
import type { ApplicantMessages } from '../applicant-messages.ts'

type TraceTableProps = {
  trace: MeritTrace
  index: number
  claims: readonly Pick<Claim, 'key' | 'name'>[]
  texts: ApplicantMessages['meritTrace']
}

/** Why somebody has a rank: the marks and the weightage that the index was computed of, and by which rule. */
export function TraceTable({ trace, index, claims, texts }: TraceTableProps) {
  const { columns } = texts
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{texts.caption}</caption>
      <thead>
        <tr className="border-b border-line text-muted *:py-1 *:font-semibold">
          <th scope="col" className="text-start">
            {columns.part}
          </th>
          <th scope="col" className="px-3 text-end">
            {columns.weight}
          </th>
          <th scope="col" className="text-end">
            {columns.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {trace.marks.map(({ exam, weight, ...marks }) => (
          <Row
            key={exam}
            name={texts.exams[exam]}
            weight={texts.weight(weight)}
            points={shownHundredths((percentageOf(marks) * weight) / 100)}
          >
            {texts.marks(
              shownHundredths(marks.obtained),
              shownHundredths(marks.maximum),
              shownHundredths(percentageOf(marks)),
            )}
          </Row>
        ))}
        <Row name={texts.weightage} points={shownHundredths(trace.weightage)}>
          {weightageOf(trace, claims, texts).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Row>
      </tbody>
      <tfoot>
        <tr className="align-top font-semibold text-indigo-950 *:py-2">
          <th scope="row" colSpan={2} className="text-start">
            {texts.index}
            {trace.tie && <span className="block font-normal">{texts.tie(texts.ties[trace.tie])}</span>}
            <span className="block text-xs font-normal text-muted">{texts.rule(trace.rule)}</span>
          </th>
          <td className="text-end tabular-nums">{shownHundredths(index)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

type RowProps = { name: string; weight?: string; points: string; children: ReactNode }

function Row({ name, weight, points, children }: RowProps) {
  return (
    <tr className="border-b border-line align-top *:py-2">
      <th scope="row" className="text-start font-semibold text-indigo-950">
        {name}
        <span className="block text-xs font-normal wrap-anywhere text-muted tabular-nums">{children}</span>
      </th>
      <td className="px-3 text-end tabular-nums">{weight}</td>
      <td className="text-end tabular-nums">{points}</td>
    </tr>
  )
}

function weightageOf(
  { claims, weightage }: MeritTrace,
  known: TraceTableProps['claims'],
  texts: TraceTableProps['texts'],
): string[] {
  if (claims.length === 0) return [texts.noClaims]
  const named = claims.map(({ key, points }) => {
    const claim = known.find((each) => each.key === key)
    const name = claim ? inLanguage(claim.name) : key
    return points > 0 ? texts.claim(name, shownHundredths(points)) : texts.lowerClaim(name)
  })
  const all = claims.reduce((sum, { points }) => sum + points, 0)
  return all > weightage ? [...named, texts.capped(shownHundredths(weightage))] : named
}
