import { SheetHead } from '@prangan/web/features/admissions/apply/components/sheet-head.tsx'
import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { language as readersLanguage } from '@prangan/web/messages/language.ts'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import type { LetterMessages } from '../../letters/letter-messages.ts'
import { ReceiptBody, receiptText } from '../../letters/receipt-body.tsx'
import { useOwn } from '../api/own-application.ts'

/** A receipt as a sheet of paper, in the language of the page. */
export function OwnReceipt({ number, texts }: { number: string; texts: LetterMessages }) {
  const {
    number: application,
    name,
    course,
    sessionName,
    receipts,
    offer,
    waived,
    admissionDay,
  } = useOwn().application
  const language = readersLanguage()
  const receipt = receipts.find((one) => one.number === number)
  if (!receipt) return null
  return (
    <article aria-label={texts.receipt.title} lang={language} className="sheet">
      <SheetHead language={language} />
      <p className="pt-5 text-sm font-semibold tabular-nums">{texts.number(application)}</p>
      <p className="text-sm">
        <UserText text={name} />
      </p>
      <h2 className="pt-5 text-xl text-indigo-900">{texts.receipt.title}</h2>
      <p className="py-3 text-sm">
        {receiptText(texts, receipt)({ course: courseName(course), session: sessionName })}
      </p>
      <ReceiptBody
        receipt={{ ...receipt, waived, balanceBy: admissionDay.balanceBy, fee: offer }}
        language={language}
        texts={texts}
      />
      <p className="pt-4 text-sm">{receipt.isCancelled ? '' : texts.receipt.end}</p>
    </article>
  )
}
