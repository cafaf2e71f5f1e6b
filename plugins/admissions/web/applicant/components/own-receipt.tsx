import { SheetHead } from '@prangan/web/features/admissions/apply/components/sheet-head.tsx'
import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { messages } from '@prangan/web/messages/index.ts'
import { language as readersLanguage } from '@prangan/web/messages/language.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { applicantMessages } from '../../applicant-messages.ts'
import { type LetterMessages, loadLetterMessages } from '../../letters/letter-messages.ts'
import { ReceiptBody } from '../../letters/receipt-body.tsx'
import { useOwn } from '../api/own-application.ts'

/** The receipt of the fee as a sheet of paper, in the language of the page. */
export function OwnReceipt({ onBack }: { onBack: () => void }) {
  const language = readersLanguage()
  const [texts, setTexts] = useState<LetterMessages | 'failed'>()
  const { fee: words } = applicantMessages().own
  const load = useCallback(() => {
    setTexts(undefined)
    loadLetterMessages(language).then(setTexts, () => setTexts('failed'))
  }, [language])
  useEffect(load, [load])
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    back.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="flex flex-wrap gap-3 print:hidden">
        <Button ref={back} look="secondary" onClick={onBack}>
          {words.backToApplication}
        </Button>
        <Button disabled={!texts || texts === 'failed'} onClick={() => print()}>
          {words.printReceipt}
        </Button>
      </p>
      {texts === undefined && <p role="status">{messages().common.loading}</p>}
      {texts === 'failed' && <LoadFailure onRetry={load}>{words.receiptFailed}</LoadFailure>}
      {texts && texts !== 'failed' && <ReceiptSheet texts={texts} />}
    </div>
  )
}

function ReceiptSheet({ texts }: { texts: LetterMessages }) {
  const { number, name, course, sessionName, fee, offer } = useOwn().application
  const language = readersLanguage()
  if (!fee) return null
  const { receiptNumber, receiptDay, amount, balance, paidOn, reference, isReceiptCancelled } = fee
  const receipt = {
    ...{ number: receiptNumber, day: receiptDay, amount, balance, paidOn, reference },
    isCancelled: isReceiptCancelled,
    fee: offer,
  }
  return (
    <article aria-label={texts.receipt.title} lang={language} className="sheet">
      <SheetHead language={language} />
      <p className="pt-5 text-sm font-semibold tabular-nums">{texts.number(number)}</p>
      <p className="text-sm">
        <UserText text={name} />
      </p>
      <h2 className="pt-5 text-xl text-indigo-900">{texts.receipt.title}</h2>
      <p className="py-3 text-sm">
        {texts.receipt[balance > 0 ? 'partText' : 'text']({
          course: courseName(course),
          session: sessionName,
        })}
      </p>
      <ReceiptBody receipt={receipt} language={language} texts={texts} />
      <p className="pt-4 text-sm">{isReceiptCancelled ? '' : texts.receipt.end}</p>
    </article>
  )
}
