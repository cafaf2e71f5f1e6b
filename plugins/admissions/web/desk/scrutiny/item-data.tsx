import { dayInIndia } from '@prangan/contract/india-time'
import { fieldLabels, readable } from '@prangan/web/features/admissions/apply/api/application-fields.ts'
import type { FieldName } from '@prangan/web/features/admissions/apply/api/field-names.ts'
import { categoryName } from '@prangan/web/features/admissions/category-names.ts'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { shownHundredths } from '@prangan/web/lib/format-number.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { Badge } from '@prangan/web/ui/badge.tsx'
import { Button } from '@prangan/web/ui/button.tsx'
import { DetailsList } from '@prangan/web/ui/desk/details-list.tsx'
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { claimItem, expiredYears, isUnderAge, itemParts } from '../../../contract/requirements.ts'
import { examinations, type MarksRow, percentageOf } from '../../../contract/schemas/full-application.ts'
import { groupName } from '../../group-name.ts'
import { admissionDeskMessages } from '../messages.ts'
import { impossibleClaims, marksheetOf, type Sent } from './check-application.ts'
import { CorrectButton } from './correct-button.tsx'

const texts = () => admissionDeskMessages().scrutiny.data

type ItemDataProps = { item: string; sent: Sent; onShow: (slot: string) => void }

export function ItemData({ item, sent, onShow }: ItemDataProps): ReactNode {
  const { kind, key } = itemParts(item)
  if (kind === 'identity') return <Identity sent={sent} />
  if (kind === 'education') return <Education sent={sent} />
  if (kind === 'subjects') return <Subjects sent={sent} />
  if (kind === 'category') return <Category sent={sent} />
  if (kind === 'claim') return <Claim sent={sent} claim={key} />
  return <Document sent={sent} slot={key} onShow={onShow} />
}

const personal: readonly FieldName[] = [
  'name',
  'fatherName',
  'motherName',
  'dob',
  'gender',
  'mobile',
  'email',
]

/** What the later steps add to the personal details, with a category and claims that have no part of their own. */
function identityGroups({ row, details, session }: Sent) {
  const { registration, claims } = session
  return [
    { group: 'nameHi', label: texts().nameHi, text: details.nameHi },
    { group: 'domicile', label: texts().domicile, text: details.domicile },
    ...(registration || details.registrationNumber
      ? [{ group: 'registrationNumber', label: texts().registrationNumber, text: details.registrationNumber }]
      : []),
    ...(row.category === 'general'
      ? [{ group: 'category', label: fieldLabels().category, text: categoryName(row.category) }]
      : []),
    ...(claims.length > 0 && details.claims.length === 0
      ? [{ group: 'claims', label: texts().claims, text: texts().noClaims }]
      : []),
  ]
}

function Identity({ sent }: { sent: Sent }) {
  const { row, details } = sent
  const { guardian } = details
  const isYoung = isUnderAge(row.dob, dayInIndia(new Date()))
  const labels = fieldLabels()
  const place = [row.address, row.city, row.state, row.pincode].join(', ')
  return (
    <>
      <DetailsList
        className="gap-y-1.5 xl:grid-cols-3 *:pb-1"
        items={[
          ...personal.map((name) => ({
            action: <CorrectButton isSmall group={name} item="identity" name={labels[name]} />,
            label: labels[name],
            text: name === 'dob' && isYoung ? texts().young(readable(name, row)) : readable(name, row),
          })),
          ...identityGroups(sent).map(({ group, label, text }) => ({
            label,
            text,
            action: <CorrectButton isSmall group={group} item="identity" name={label} />,
          })),
          {
            label: labels.address,
            text: place,
            action: <CorrectButton isSmall group="address" item="identity" name={labels.address} />,
            isWide: true,
          },
        ]}
      />
      {guardian && (
        <p className="text-sm wrap-anywhere">
          {texts().guardian(guardian.name, guardian.mobile, guardian.email)}{' '}
          <Badge tone={row.guardianAgreedAt ? 'success' : 'marigold'}>
            {row.guardianAgreedAt ? texts().agreed : texts().waits}
          </Badge>
        </p>
      )}
    </>
  )
}

export const marksOf = ({ obtained, maximum, isAwaited }: MarksRow): string =>
  isAwaited ? texts().awaited : `${shownHundredths(obtained ?? 0)} / ${shownHundredths(maximum ?? 0)}`

/** Marks as they were before the office corrected them; '' if it did not. */
function marksBefore({ row }: Sent, exam: string): string {
  const ofOffice = row.corrections.filter(({ document }) => document !== '')
  const before = (name: string) => ofOffice.find(({ fact }) => fact === `education.${exam}.${name}`)?.before
  const [obtained, maximum] = [before('obtained'), before('maximum')]
  if (obtained === undefined && maximum === undefined) return ''
  return [obtained, maximum && `/ ${maximum}`].filter(Boolean).join(' ')
}

function Education({ sent }: { sent: Sent }) {
  const { details, programme } = sent
  const rows = examinations.flatMap((key) => {
    const marks = details.education[key]
    return marks && (key !== 'ug' || programme.level === 'master') ? [{ key, marks }] : []
  })
  const { cuet } = details
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on a phone needs the keyboard. */}
      <section aria-label={texts().marksTable} tabIndex={0} className="relative min-w-0 overflow-x-auto">
        <table className="w-full min-w-96 text-start text-sm">
          <thead className="text-xs text-muted">
            <tr>
              {[texts().examination, texts().marks, texts().percent, texts().board, texts().rollAndYear].map(
                (header) => (
                  <th key={header} scope="col" className="pe-3 pb-1 font-normal">
                    {header}
                  </th>
                ),
              )}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, marks }) => {
              const percent = percentageOf(marks)
              return (
                <tr key={key} className="border-t border-line align-middle">
                  <th scope="row" className="py-1 pe-3 font-semibold">
                    {texts().examinations[key]}
                  </th>
                  <td className="py-1 pe-3 whitespace-nowrap tabular-nums">
                    {marksOf(marks)}
                    {marksBefore(sent, key) && (
                      <span className="block text-xs text-muted">{texts().was(marksBefore(sent, key))}</span>
                    )}
                  </td>
                  <td className="py-1 pe-3 font-semibold tabular-nums">
                    {percent === undefined ? '' : shownHundredths(percent)}
                  </td>
                  <td className="min-w-24 py-1 pe-3 wrap-anywhere">
                    {marks.board}
                    {marks.stream && `, ${marks.stream}`}
                  </td>
                  <td className="py-1 tabular-nums">{`${marks.rollNumber}, ${marks.year}`}</td>
                  <td className="py-1">
                    <CorrectButton
                      isSmall
                      group={`education.${key}`}
                      item="education"
                      name={texts().examinations[key]}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {programme.asksCuet && (
        <p className="flex items-center gap-2 text-sm">
          {cuet
            ? texts().cuet(cuet.number, shownHundredths(cuet.obtained), shownHundredths(cuet.maximum))
            : texts().noCuet}
          <CorrectButton isSmall group="cuet" item="education" name="CUET" />
        </p>
      )}
    </>
  )
}

function Subjects({ sent: { details, programme, session } }: { sent: Sent }) {
  const nameOf = (key: string): string => {
    const subject = session.subjects.find((each) => each.key === key)
    return subject ? inLanguage(subject.name) : key
  }
  return (
    <>
      <DetailsList
        items={(programme.scheme?.groups ?? []).map(({ key, label }) => ({
          label: inLanguage(label),
          text: (details.subjects[key] ?? []).map(nameOf).join(', '),
        }))}
      />
      <CorrectButton
        group="subjects"
        item="subjects"
        name={admissionDeskMessages().scrutiny.items.subjects}
      />
    </>
  )
}

export const categoryFacts = ({ row, details: { categoryProof } }: Sent) => [
  { label: fieldLabels().category, text: categoryName(row.category) },
  { label: texts().certificate, text: categoryProof?.number ?? '' },
  { label: texts().authority, text: categoryProof?.authority ?? '' },
  { label: texts().issuedOn, text: categoryProof ? formatDate(categoryProof.issuedOn) : '' },
]

/** What a claim says, for its certificate. */
export function claimFacts({ session, details }: Sent, key: string) {
  const claim = session.claims.find((each) => each.key === key)
  if (!claim) return []
  const percent = claim.group === 'pwd' ? details.disabilityPercent : null
  return [
    { label: texts().claims, text: inLanguage(claim.name) },
    ...(percent === null ? [] : [{ label: groupName('pwd'), text: texts().disability(percent) }]),
  ]
}

function Category({ sent }: { sent: Sent }) {
  const { row, details } = sent
  const { categoryProof } = details
  const expired =
    categoryProof === null
      ? undefined
      : expiredYears(row.category, categoryProof.issuedOn, dayInIndia(new Date()))
  return (
    <>
      <DetailsList items={categoryFacts(sent)} />
      {expired !== undefined && (
        <p>
          <Badge tone="danger">{texts().expired(expired)}</Badge>
        </p>
      )}
      <CorrectButton group="category" item="category" name={fieldLabels().category} />
    </>
  )
}

function Claim({ sent, claim: key }: { sent: Sent; claim: string }) {
  const { session, details } = sent
  const claim = session.claims.find((each) => each.key === key)
  if (!claim) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {claim.points > 0 && <span>{texts().points(shownHundredths(claim.points))}</span>}
      {claim.group && <span>{texts().group(groupName(claim.group))}</span>}
      {claim.group === 'pwd' && details.disabilityPercent !== null && (
        <span>{texts().disability(details.disabilityPercent)}</span>
      )}
      {impossibleClaims(sent).includes(claim) && <Badge tone="danger">{texts().onlyWomen}</Badge>}
      <CorrectButton isSmall group="claims" item={claimItem(key)} name={texts().claims} />
    </p>
  )
}

type DocumentProps = { sent: Sent; slot: string; onShow: (slot: string) => void }

function Document({ sent: { row }, slot, onShow }: DocumentProps) {
  const file = row.documents[slot]
  if (!file) {
    return (
      <p>
        <Badge tone="danger">{texts().missing}</Badge>
      </p>
    )
  }
  return (
    <>
      <Button look="quiet" size="small" onClick={() => onShow(slot)}>
        <Eye aria-hidden="true" size={16} />
        {texts().show}
      </Button>
      {slot === marksheetOf('education.x', row) && (
        <p className="text-sm text-muted">{texts().alsoShowsIdentity}</p>
      )}
    </>
  )
}
