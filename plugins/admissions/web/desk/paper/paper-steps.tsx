import { PrintView } from '@prangan/web/features/admissions/desk/components/print-view.tsx'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { Button, buttonClass } from '@prangan/web/ui/button.tsx'
import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { toPublicSession } from '../../../contract/schemas/admission-sessions.ts'
import { isIncomplete } from '../../../contract/states.ts'
import { FullSheet } from '../../apply/full/full-sheet.tsx'
import type { ApplicationAccess } from '../../apply/steps/application-access.ts'
import { ApplicationSteps } from '../../apply/steps/application-steps.tsx'
import type { SentApplication } from '../../apply/steps/steps-props.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { openCounterApplication } from '../api/call-admissions.ts'
import { chosenIn, type SessionRow } from '../api/session-row.ts'
import { applications } from '../applications.ts'
import { applicationHref } from '../hrefs.ts'
import { admissionDeskMessages } from '../messages.ts'
import type { Chosen } from '../scrutiny/check-application.ts'
import { GuardianPaper } from './guardian-paper.tsx'

const texts = () => admissionDeskMessages().paperApplication

type PaperStepsProps = {
  id: string
  sessions: readonly SessionRow[]
  /** The token of the first step, where it was just entered. */
  token: string | undefined
  isPrinting: boolean
  onPrint: (isPrinting: boolean) => void
  onAnother: () => void
}

/** The later steps of an application, for somebody who is at the counter. */
export function PaperSteps({ id, sessions, token, ...ways }: PaperStepsProps) {
  const { live, retry } = useLive(applications.watchOne, id)
  const [sent, setSent] = useState<SentApplication | null>(null)
  const [areBegun, setBegun] = useState(false)
  if (live.status === 'loading') return <SectionLoading />
  if (live.status === 'failed') return <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>
  if (!live.value) return <Message tone="error">{applications.gone()}</Message>
  const row = live.value
  const chosen = chosenIn(sessions, row)
  // The list may know that they were sent before their form does, which has what is printed.
  if (isIncomplete(row) && !areBegun) setBegun(true)
  if (!chosen || !(isIncomplete(row) || areBegun)) return <Entered row={row} onAnother={ways.onAnother} />
  if (sent) return <Done row={row} chosen={chosen} sent={sent} {...ways} />
  return <Steps row={row} chosen={chosen} token={token} onDone={setSent} />
}

type EnteredProps = { row: ApplicationRow; onAnother: () => void; onPrint?: () => void }

/** The number, and the ways on: what is printed is signed before the applicant leaves. */
function Entered({ row, onAnother, onPrint }: EnteredProps) {
  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-line bg-white p-4 sm:p-6">
      <Message tone="success">{texts().entered(row.name)}</Message>
      <p className="font-serif text-xl font-semibold text-indigo-900">{row.applicationNumber}</p>
      <p className="flex flex-wrap gap-2">
        {onPrint && (
          <Button onClick={onPrint}>
            <Printer aria-hidden="true" size={18} />
            {texts().print}
          </Button>
        )}
        <Button look={onPrint ? 'secondary' : 'primary'} onClick={onAnother}>
          {texts().another}
        </Button>
        <Link to={applicationHref(row.id)} className={buttonClass('secondary')}>
          {texts().toApplication}
        </Link>
      </p>
    </div>
  )
}

type StepsProps = {
  row: ApplicationRow
  chosen: Chosen
  token: string | undefined
  onDone: (sent: SentApplication) => void
}

function Steps({ row, chosen, token, onDone }: StepsProps) {
  const { getToken } = useDeskSession()
  const [access] = useState(() => accessTo(row.id, token, getToken))
  const session = toPublicSession(chosen.session, new Date())
  const programme = session.programmes.find(({ key }) => key === chosen.programme.key)
  return (
    programme && (
      <div className="grid max-w-4xl gap-6">
        <Message tone="success">{texts().goOn(row.name, row.applicationNumber)}</Message>
        <ApplicationSteps
          number={row.applicationNumber}
          session={session}
          programme={programme}
          applicant={row}
          access={access}
          // The row is live.
          onChange={() => {}}
          onDone={onDone}
        />
      </div>
    )
  )
}

/** What opens the application at the counter: the token of its first step, and then one for the office. */
function accessTo(
  id: string,
  first: string | undefined,
  getToken: () => Promise<string | undefined>,
): ApplicationAccess {
  let token = first ?? ''
  return {
    getToken: () => token,
    renew: async () => {
      token = (await openCounterApplication(id, getToken)).token
      return token
    },
  }
}

type DoneProps = Pick<PaperStepsProps, 'isPrinting' | 'onPrint' | 'onAnother'> & {
  row: ApplicationRow
  chosen: Chosen
  sent: SentApplication
}

/** It is sent: the sheet to be printed and signed, and the ways on. */
function Done({ row, chosen, sent, isPrinting, onPrint, onAnother }: DoneProps) {
  const session = toPublicSession(chosen.session, new Date())
  if (!isPrinting) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Entered row={row} onAnother={onAnother} onPrint={() => onPrint(true)} />
        <div className="max-w-4xl">
          <GuardianPaper row={row} />
        </div>
      </div>
    )
  }
  return (
    <PrintView title={texts().print} onBack={() => onPrint(false)} isReady>
      <h2 className="text-lg text-indigo-950">
        <UserText text={row.name} />
      </h2>
      <FullSheet
        started={{
          number: row.applicationNumber,
          sentAt: row.createdAt.toISOString(),
          application: row,
          isFinished: true,
        }}
        finished={{ ...sent, session, programme: chosen.programme.key }}
      />
    </PrintView>
  )
}
