import { AdmissionInputSchema } from '@prangan/contract/schemas/admissions'
import type { Loaded } from '@prangan/contract/site-data'
import { call } from '@prangan/web/http/client.ts'
import { failureMessage } from '@prangan/web/lib/failure-messages.ts'
import { messages } from '@prangan/web/messages/index.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useCallback, useEffect, useState } from 'react'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'
import { openProgramme, type PublicSession } from '../../../contract/schemas/admission-sessions.ts'
import { changeStarted, endSteps, finishSteps, type Started } from '../api/started.ts'
import { ApplicationSteps, useStepsMessages } from '../steps/application-steps.tsx'
import { stepsMessages } from '../steps-messages.ts'
import { keepFinished, readFinished } from './finished.ts'
import { FinishedApplication } from './finished-application.tsx'
import { LeaveNote } from './leave-note.tsx'
import { RenewAccess } from './renew-access.tsx'
import { useMailedAccess } from './use-mailed-access.ts'

type FullApplicationProps = { started: Started; sessions: Loaded<readonly PublicSession[]> }

/** An application after its first step: the later steps, and once they are sent its receipt. */
export function FullApplication({ started, sessions }: FullApplicationProps) {
  const { access, asking } = useMailedAccess()
  const areMessagesThere = useStepsMessages()
  const [finished, setFinished] = useState(readFinished)
  if (!areMessagesThere) return null
  const isFinished = started.isFinished && finished
  return (
    <>
      {isFinished ? (
        <FinishedApplication started={started} finished={finished} access={access} onChange={setFinished} />
      ) : (
        <Steps
          started={started}
          sessions={sessions}
          access={access}
          onDone={(sent) => {
            keepFinished(sent)
            setFinished(sent)
            finishSteps()
          }}
        />
      )}
      {asking && <RenewAccess number={started.number} contact={started.application.email} {...asking} />}
    </>
  )
}

type StepsProps = FullApplicationProps & {
  access: ReturnType<typeof useMailedAccess>['access']
  onDone: (finished: NonNullable<ReturnType<typeof readFinished>>) => void
}

function Steps({ started, sessions: initial, access, onDone }: StepsProps) {
  const { sessions, retry } = useSessions(initial)
  const texts = stepsMessages()
  if (sessions.status === 'loading') return <Message tone="info">{texts.loading}</Message>
  const applicant = AdmissionInputSchema.safeParse(started.application)
  const found = sessions.status === 'ready' ? programmeOf(sessions.value, started) : undefined
  if (!found || !applicant.success) {
    return (
      <div className="grid justify-items-start gap-4">
        <Message tone="error">{sessions.status === 'failed' ? sessions.reason : texts.loadFailed}</Message>
        <Button onClick={retry}>{texts.tryAgain}</Button>
        <LeaveNote onLeave={endSteps} />
      </div>
    )
  }
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-8">
      <ApplicationSteps
        number={started.number}
        sent={started.message && messages().admissions.receipt.sent(started.message)}
        {...found}
        applicant={applicant.data}
        access={access}
        onChange={changeStarted}
        onDone={(sent) => onDone({ ...sent, session: found.session, programme: found.programme.key })}
      />
      <LeaveNote onLeave={endSteps} />
    </div>
  )
}

/** The programme that the application is for: the one that took applications when its first step was sent. */
function programmeOf(sessions: readonly PublicSession[], { application, sentAt }: Started) {
  const { course } = application
  for (const session of sessions) {
    const dated = session.programmes.map((programme) => ({
      ...programme,
      opensAt: new Date(programme.opensAt),
      closesAt: new Date(programme.closesAt),
    }))
    const open = openProgramme([{ isVisible: true, programmes: dated }], course, new Date(sentAt))
    const programme = session.programmes.find(({ key }) => key === open?.programme.key)
    if (programme) return { session, programme }
  }
  // This device's clock is wrong, or the dates were changed in the meantime.
  for (const session of sessions) {
    const programme = session.programmes.find((each) => each.course === course)
    if (programme) return { session, programme }
  }
  return undefined
}

/** The sessions of the page; where it has none yet, they are asked for. */
function useSessions(initial: FullApplicationProps['sessions']) {
  const [sessions, setSessions] = useState(initial)
  const ask = useCallback(() => {
    setSessions({ status: 'loading' })
    call(ownApplicationEndpoints, 'listAdmissionSessions', {}).then(
      (answer) => setSessions({ status: 'ready', value: answer.sessions }),
      (error) => setSessions({ status: 'failed', reason: failureMessage(error, stepsMessages().failure) }),
    )
  }, [])
  const isReady = initial.status === 'ready'
  useEffect(() => {
    if (!isReady) ask()
  }, [ask, isReady])
  return { sessions, retry: ask }
}
