import { messages } from '@prangan/web/messages/index.ts'
import { language } from '@prangan/web/messages/language.ts'
import { Message } from '@prangan/web/ui/message.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { loadStepsMessages, stepsMessages } from '../steps-messages.ts'
import type { ApplicationStepsProps } from './steps-props.ts'

const StepsForm = lazy(async () => ({ default: (await import('./steps-form.tsx')).StepsForm }))

/**
 * The later steps of an application, with code and texts that are loaded only for them: about the applicant, marks,
 * subjects, claims, documents, and the review that sends them. `access` has to stay the same object.
 */
export function ApplicationSteps(props: ApplicationStepsProps) {
  const areMessagesThere = useStepsMessages()
  const loading = <Message tone="info">{messages().common.loading}</Message>
  if (!areMessagesThere) return loading
  return (
    <Suspense fallback={<Message tone="info">{stepsMessages().loading}</Message>}>
      {/* Another application is another form. */}
      <StepsForm key={props.number} {...props} />
    </Suspense>
  )
}

export function useStepsMessages(): boolean {
  const wanted = language()
  const [loaded, setLoaded] = useState('')
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    loadStepsMessages(wanted).then(() => setLoaded(wanted), setFailure)
  }, [wanted])
  // The route's own page says what happened, and loads itself again.
  if (failure !== undefined) throw failure
  return loaded === wanted
}
