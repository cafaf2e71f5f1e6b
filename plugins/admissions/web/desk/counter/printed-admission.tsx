import { mainLanguage } from '@prangan/contract/languages'
import { PrintView } from '@prangan/web/features/admissions/desk/components/print-view.tsx'
import { Button } from '@prangan/web/ui/button.tsx'
import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { receiptsOf } from '../../../contract/paid.ts'
import { Undertaking } from '../../letters/undertaking.tsx'
import type { ApplicationRow } from '../api/application-row.ts'
import type { SessionRow } from '../api/session-row.ts'
import { Letter } from '../fees/letter.tsx'
import { useLetterMessages } from '../fees/letter-view.tsx'
import { admissionDeskMessages } from '../messages.ts'

const texts = () => admissionDeskMessages().counter

type PrintedAdmissionProps = {
  row: ApplicationRow
  session: SessionRow
  onBack: () => void
  onNext: () => void
  /** What was typed or scanned before the next person was called. */
  onTyped: (text: string) => void
}

/** The receipt, the letter of admission and the undertaking if there is one, printed as soon as they are there; then the next person. */
export function PrintedAdmission({ row, session, onBack, onNext, onTyped }: PrintedAdmissionProps) {
  const language = row.language ?? mainLanguage
  const messages = useLetterMessages(language)
  const next = useRef<HTMLButtonElement>(null)
  useTyped(onTyped)
  const isReady = messages !== undefined && messages !== 'failed'
  // The number comes with the listener.
  if (!row.roll) return <SectionLoading />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-success bg-success-soft p-4 print:hidden">
        <p className="text-indigo-950">
          <UserText text={row.name} /> · {texts().rollNumber}{' '}
          <b className="font-serif text-xl tabular-nums">{row.roll.number}</b>
        </p>
        <Button ref={next} onClick={onNext}>
          {texts().next}
          <ArrowRight aria-hidden="true" size={18} />
        </Button>
      </div>
      <PrintView
        title={texts().print.title}
        onBack={onBack}
        isReady={isReady}
        failure={messages === 'failed' && admissionDeskMessages().admissionFees.letterNotLoaded}
        language={language}
      >
        {isReady && (
          <div className="grid gap-6">
            {printedLetters(row).map(({ kind, receipt }, at) => (
              <div key={kind + receipt} className={at > 0 ? 'print:break-before-page' : undefined}>
                <Letter {...{ kind, receipt, row, session, language }} texts={messages} />
              </div>
            ))}
            {hasUndertaking(row) && (
              <div className="print:break-before-page">
                <Undertaking row={row} session={session.name} language={language} texts={messages} />
              </div>
            )}
            <PrintOnce onPrinted={() => next.current?.focus()} />
          </div>
        )}
      </PrintView>
    </>
  )
}

/** A scanner types a number and ends with Enter, wherever the focus is. */
function useTyped(onTyped: (text: string) => void) {
  const typed = useRef('')
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const isText = event.key.length === 1 && (event.key !== ' ' || typed.current !== '')
      if (isText) typed.current += event.key
      if (isText || (event.key === 'Enter' && typed.current !== '')) event.preventDefault()
      if (event.key !== 'Enter' || typed.current === '') return
      const text = typed.current
      typed.current = ''
      onTyped(text)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onTyped])
}

/** Somebody who promises an original signs the undertaking beside the letter. */
const hasUndertaking = ({ originals }: ApplicationRow): boolean =>
  Object.values(originals).some(({ result }) => result === 'undertaking')

/** The receipts that count, and the letter after them. */
const printedLetters = (row: ApplicationRow) => [
  ...receiptsOf(row)
    .filter(({ receiptCancelled }) => receiptCancelled === null)
    .map(({ receiptNumber }) => ({ kind: 'receipt' as const, receipt: receiptNumber })),
  { kind: 'admission' as const, receipt: '' },
]

/** Opens the browser's dialog once what is beside it is on the screen. */
function PrintOnce({ onPrinted }: { onPrinted: () => void }) {
  const hasPrinted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (hasPrinted.current) return
    hasPrinted.current = true
    requestAnimationFrame(() => {
      print()
      onPrinted()
    })
  }, [])
  return null
}
