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
import { ReceiptBody, receiptText } from '../../letters/receipt-body.tsx'
import { useOwn } from '../api/own-application.ts'

/** A receipt as a sheet of paper, in the language of the page. */
export function OwnReceipt({ number, onBack }: { number: string; onBack: () => void }) {
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
      {texts && texts !== 'failed' && <ReceiptSheet number={number} texts={texts} />}
    </div>
  )
}

function ReceiptSheet({ number, texts }: { number: string; texts: LetterMessages }) {
  const { number: application, name, course, sessionName, receipts, offer, waived } = useOwn().application
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
      <ReceiptBody receipt={{ ...receipt, waived, fee: offer }} language={language} texts={texts} />
      <p className="pt-4 text-sm">{receipt.isCancelled ? '' : texts.receipt.end}</p>
    </article>
  )
}
