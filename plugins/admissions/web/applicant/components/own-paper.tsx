import { messages } from '@prangan/web/messages/index.ts'
import { language as readersLanguage } from '@prangan/web/messages/language.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { applicantMessages } from '../../applicant-messages.ts'
import { type LetterMessages, loadLetterMessages } from '../../letters/letter-messages.ts'

type OwnPaperProps = {
  /** What the button says that prints it. */
  print: string
  onBack: () => void
  children: (texts: LetterMessages) => ReactNode
}

/** A receipt or a letter as a sheet of paper in place of the page, to be printed. */
export function OwnPaper({ print: printLabel, onBack, children }: OwnPaperProps) {
  const language = readersLanguage()
  const [texts, setTexts] = useState<LetterMessages | 'failed'>()
  const { paper } = applicantMessages().own
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
          {paper.back}
        </Button>
        <Button disabled={!texts || texts === 'failed'} onClick={() => print()}>
          {printLabel}
        </Button>
      </p>
      {texts === undefined && <p role="status">{messages().common.loading}</p>}
      {texts === 'failed' && <LoadFailure onRetry={load}>{paper.failed}</LoadFailure>}
      {texts && texts !== 'failed' && children(texts)}
    </div>
  )
}
