import { type Language, mainLanguage } from '@prangan/contract/languages'
import { PrintView } from '@prangan/web/features/admissions/desk/components/print-view.tsx'
import { useEffect, useState } from 'react'
import { type LetterMessages, loadLetterMessages } from '../../letters/letter-messages.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import type { SessionRow } from '../api/session-row.ts'
import { admissionDeskMessages } from '../messages.ts'
import { Letter } from './letter.tsx'
import type { LetterKind } from './letter-kinds.ts'

const texts = () => admissionDeskMessages().admissionFees

/** Returns the texts of letters in a language, which need not be the desk's; undefined while they are loaded. */
export function useLetterMessages(language: Language): LetterMessages | 'failed' | undefined {
  const [messages, setMessages] = useState<LetterMessages | 'failed'>()
  useEffect(() => {
    loadLetterMessages(language).then(setMessages, () => setMessages('failed'))
  }, [language])
  return messages
}

type LetterViewProps = {
  kind: LetterKind
  /** The number of a receipt; '' for that of the fee. */
  receipt?: string
  row: ApplicationRow
  session: SessionRow
  onBack: () => void
}

/** A letter to be printed, in the language in which the applicant filled in the form. */
export function LetterView({ kind, receipt = '', row, session, onBack }: LetterViewProps) {
  const language = row.language ?? mainLanguage
  const messages = useLetterMessages(language)
  return (
    <PrintView
      title={texts().letters[kind]}
      onBack={onBack}
      isReady={messages !== undefined && messages !== 'failed'}
      failure={messages === 'failed' && texts().letterNotLoaded}
      language={language}
    >
      {messages && messages !== 'failed' && (
        <Letter
          kind={kind}
          receipt={receipt}
          row={row}
          session={session}
          language={language}
          texts={messages}
        />
      )}
    </PrintView>
  )
}
