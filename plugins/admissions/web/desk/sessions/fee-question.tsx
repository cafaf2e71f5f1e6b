import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import { ConfirmDialog } from '@prangan/web/ui/desk/confirm-dialog.tsx'
import { useState } from 'react'
import { admissionDeskMessages } from '../messages.ts'
import type { ChangedFee } from './changed-fees.ts'
import { shownSum } from './fee-sums.ts'
import type { TypedSession } from './typed-session.ts'

const texts = () => admissionDeskMessages().admissionSessions

type Asked = { fees: readonly ChangedFee[]; answer: (isSure: boolean) => void }

/** Asks before a fee is changed that people have been told already. */
export function useFeeQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = async (id: string, base: TypedSession, typed: TypedSession): Promise<boolean> => {
    const { findChangedFees } = await import('./changed-fees.ts')
    const fees = await findChangedFees(id, base, typed)
    if (fees.length === 0) return true
    return new Promise((resolve) =>
      setAsked({
        fees,
        answer: (isSure) => {
          setAsked(null)
          resolve(isSure)
        },
      }),
    )
  }
  return { ask, asked }
}

export function FeeQuestion({ asked }: { asked: Asked | null }) {
  const { feeQuestion } = texts()
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      onCancel={() => asked?.answer(false)}
      onConfirm={() => asked?.answer(true)}
      title={feeQuestion.title}
      keep={feeQuestion.keep}
      action={feeQuestion.action}
      busyAction={deskMessages().kit.saving}
      isHarmless
      isBusy={false}
    >
      <div className="grid gap-3">
        {asked?.fees.map((fee) => (
          <OneFee key={fee.course} fee={fee} />
        ))}
      </div>
    </ConfirmDialog>
  )
}

function OneFee({ fee: { course, before, after, told } }: { fee: ChangedFee }) {
  const { feeQuestion, programme } = texts()
  const feeText = ({ amount, cautionMoney }: ChangedFee['before']) =>
    programme.feeSummary(shownSum(amount), shownSum(cautionMoney))
  const [was, is] =
    before.cautionMoney === after.cautionMoney
      ? [shownSum(before.amount), shownSum(after.amount)]
      : [feeText(before), feeText(after)]
  return (
    <div>
      <p className="font-semibold text-indigo-950">
        {courseName(course)}: {was} → {is}
      </p>
      <p>{told === undefined ? feeQuestion.notCounted(was) : feeQuestion.told(told, was, is)}</p>
    </div>
  )
}
