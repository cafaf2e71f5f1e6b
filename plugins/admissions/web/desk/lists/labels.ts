import { numberOfId } from '@prangan/contract/ids'
import { dayInIndia } from '@prangan/contract/india-time'
import { categoryName } from '@prangan/web/features/admissions/category-names.ts'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import type { AdmissionListDocument, MeritListRow } from '../../../contract/schemas/admission-lists.ts'
import type { AllocationReport, AllocationStep } from '../../../contract/schemas/merit-rules.ts'
import { groupName } from '../../group-name.ts'
import { admissionDeskMessages, admissionMenuMessages } from '../messages.ts'

const texts = () => admissionDeskMessages().meritLists

/** A list by its number, with what came of it after objections or a revision. */
export const listName = ({
  number,
  revision,
  because,
  publishedAt,
}: Pick<AdmissionListDocument, 'number' | 'revision' | 'because' | 'publishedAt'>) => {
  if (revision === 0) return texts().list(number)
  return because
    ? texts().revisedList(number, formatDate(dayInIndia(publishedAt)))
    : texts().finalList(number)
}

export function headLabel(head: string): string {
  return head === 'open' ? admissionMenuMessages().openSeat : categoryName(head)
}

export function placeLabel({
  under,
  group,
  waiting,
  isExtra,
}: Pick<MeritListRow, 'under' | 'group' | 'waiting' | 'isExtra'>): string {
  if (waiting > 0) return texts().waitingAt(waiting)
  if (!under) return texts().noSeat
  if (isExtra) return texts().extraSeat(headLabel(under))
  return group ? texts().seatWithGroup(headLabel(under), groupName(group)) : headLabel(under)
}

/** Returns the steps that gave this applicant the seat, or gave it to others. */
export function stepsAbout(row: MeritListRow, { steps, offers }: AllocationReport): AllocationStep[] {
  const shares = row.under ? [row.under] : ['open', row.category]
  const from = offers.find(({ id }) => id === row.id)?.from
  const replaced = steps.filter((step) => step.step === 'replaced' && [step.in, step.out].includes(row.id))
  return steps.filter((step) => {
    switch (step.step) {
      case 'merit':
        return shares.includes(step.vertical)
      case 'converted':
        return step.from === from && step.to === row.under
      case 'belowOpenMinimum':
        return step.id === row.id
      case 'horizontal':
        return replaced.some(
          (each) => each.step === 'replaced' && each.vertical === step.vertical && each.key === step.key,
        )
      default:
        return replaced.includes(step)
    }
  })
}

export function stepSentence(step: AllocationStep, rows: readonly MeritListRow[]): string {
  const nameOf = (id: string): string => {
    const row = rows.find((each) => each.id === id)
    return row ? texts().steps.named(row.rank, row.name) : numberOfId(id)
  }
  const { steps } = texts()
  switch (step.step) {
    case 'seats':
      return steps.seats(headLabel(step.vertical), step.seats, step.held)
    case 'converted':
      return steps.converted(headLabel(step.from), headLabel(step.to), step.seats)
    case 'merit':
      return steps.merit(headLabel(step.vertical), step.filled, step.seats, step.lastRank)
    case 'belowOpenMinimum':
      return steps.belowOpenMinimum(nameOf(step.id))
    case 'horizontal':
      return steps.horizontal(
        headLabel(step.vertical),
        groupName(step.key),
        step.least,
        step.byMerit,
        step.added,
      )
    case 'replaced':
      return steps.replaced(headLabel(step.vertical), groupName(step.key), nameOf(step.in), nameOf(step.out))
    case 'supernumerary':
      return steps.supernumerary(headLabel(step.vertical), step.seats)
    case 'kept':
      return steps.kept(headLabel(step.vertical), step.seats)
    case 'vacant':
      return steps.vacant(headLabel(step.vertical), step.seats)
  }
}
