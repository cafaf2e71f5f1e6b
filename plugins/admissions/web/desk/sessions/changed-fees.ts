import { collectionPaths } from '@prangan/contract/paths'
import { countList } from '@prangan/web/firebase/firestore.ts'
import { seatedStatuses } from '../../../contract/states.ts'
import { sumsOf } from './fee-sums.ts'
import type { TypedProgramme, TypedSession } from './typed-session.ts'
import { numberIn } from './typed-values.ts'

export type ChangedFee = {
  course: string
  /** As they are typed. */
  before: ReturnType<typeof sumsOf>
  after: ReturnType<typeof sumsOf>
  /** Those with an offer of the fee before, or who have paid it; undefined if they could not be counted. */
  told: number | undefined
}

const countTold = (session: string, programme: string, amount: string) =>
  countList({
    collection: collectionPaths.admissions,
    where: [
      ['session', session],
      ['programme', programme],
      ['offer.amount', numberIn(amount)],
      ['status', seatedStatuses, 'in'],
    ],
  })

async function changedFee(
  session: string,
  { key, course, fee }: TypedProgramme,
  last: TypedProgramme | undefined,
): Promise<ChangedFee[]> {
  if (!last) return []
  const [before, after] = [sumsOf(last.fee), sumsOf(fee)]
  if (before.amount === after.amount && before.cautionMoney === after.cautionMoney) return []
  const told = await countTold(session, key, before.amount).catch(() => undefined)
  return told === 0 ? [] : [{ course, before, after, told }]
}

/** Finds the fees that are changed although people have been told them. */
export async function findChangedFees(
  session: string,
  base: TypedSession,
  typed: TypedSession,
): Promise<ChangedFee[]> {
  const found = typed.programmes.map((programme) =>
    changedFee(
      session,
      programme,
      base.programmes.find(({ key }) => key !== '' && key === programme.key),
    ),
  )
  return (await Promise.all(found)).flat()
}
