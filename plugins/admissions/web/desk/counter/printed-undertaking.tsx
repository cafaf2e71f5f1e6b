import { mainLanguage } from '@prangan/contract/languages'
import { PrintView } from '@prangan/web/features/admissions/desk/components/print-view.tsx'
import { Undertaking } from '../../letters/undertaking.tsx'
import type { ApplicationRow } from '../api/application-row.ts'
import type { SessionRow } from '../api/session-row.ts'
import { useLetterMessages } from '../fees/letter-view.tsx'
import { admissionDeskMessages } from '../messages.ts'

type PrintedUndertakingProps = { row: ApplicationRow; session: SessionRow; onBack: () => void }

/** The undertaking to bring originals later, to be printed and signed at the counter. */
export function PrintedUndertaking({ row, session, onBack }: PrintedUndertakingProps) {
  const language = row.language ?? mainLanguage
  const messages = useLetterMessages(language)
  const isReady = messages !== undefined && messages !== 'failed'
  return (
    <PrintView
      title={admissionDeskMessages().counter.undertaking.title}
      onBack={onBack}
      isReady={isReady}
      failure={messages === 'failed' && admissionDeskMessages().admissionFees.letterNotLoaded}
      language={language}
    >
      {isReady && <Undertaking row={row} session={session.name} language={language} texts={messages} />}
    </PrintView>
  )
}
