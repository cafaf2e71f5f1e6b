import { fieldLabels, readable } from '@prangan/web/features/admissions/apply/api/application-fields.ts'
import { shownHundredths } from '@prangan/web/lib/format-number.ts'
import { DetailsList } from '@prangan/web/ui/desk/details-list.tsx'
import { itemParts, itemShownBy, slotOfItem } from '../../../contract/requirements.ts'
import { examinations, percentageOf } from '../../../contract/schemas/full-application.ts'
import { admissionDeskMessages } from '../messages.ts'
import { marksheetOf, type Sent } from './check-application.ts'
import { categoryFacts, claimFacts, marksOf } from './item-data.tsx'

const texts = () => admissionDeskMessages().scrutiny.data

const named = ['name', 'fatherName', 'motherName', 'dob'] as const

type Fact = { label: string; text: string }

function identityFacts({ row, details }: Sent): Fact[] {
  const labels = fieldLabels()
  return [
    ...named.map((name) => ({ label: labels[name], text: readable(name, row) })),
    ...(details.nameHi ? [{ label: texts().nameHi, text: details.nameHi }] : []),
  ]
}

/** Returns the facts that are found right together with a document, so that the clerk compares them with it. */
function factsShownBy(slot: string, sent: Sent): Fact[] {
  const { row, details, session } = sent
  const rule = session.documents.find(({ key }) => key === slot)
  const { kind, key } = itemParts(rule ? itemShownBy(rule) : '')
  if (kind === 'category') return categoryFacts(sent)
  if (kind === 'claim') return claimFacts(sent, key)
  const exam = examinations.find((each) => marksheetOf(`education.${each}`, row) === slot)
  const marks = exam && details.education[exam]
  if (!marks) return []
  const percent = percentageOf(marks)
  return [
    ...(exam === 'x' ? identityFacts(sent) : []),
    {
      label: texts().marks,
      text: percent === undefined ? marksOf(marks) : `${marksOf(marks)} = ${shownHundredths(percent)} %`,
    },
    { label: texts().board, text: [marks.board, marks.stream].filter(Boolean).join(', ') },
    { label: texts().rollAndYear, text: `${marks.rollNumber}, ${marks.year}` },
  ]
}

/** Repeats beside a document the facts that one decision finds right with it: their own part may be out of view. */
export function ShownFacts({ item, sent }: { item: string; sent: Sent }) {
  const slot = slotOfItem(item)
  const facts = slot !== undefined && sent.row.documents[slot] ? factsShownBy(slot, sent) : []
  if (facts.length === 0) return null
  return (
    <section aria-label={texts().beside} className="min-w-0 basis-full">
      <DetailsList className="gap-y-1.5 xl:grid-cols-3 *:pb-1" items={facts} />
    </section>
  )
}
