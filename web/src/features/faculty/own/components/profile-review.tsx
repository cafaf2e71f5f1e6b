import { facultyEndpoints } from '@prangan/contract/endpoints/faculty'
import { dayInIndia } from '@prangan/contract/india-time'
import { Check } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { call } from '../../../../http/client.ts'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { failureMessage } from '../../../../lib/failure-messages.ts'
import { formatDate } from '../../../../lib/format-day.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { messages } from '../../../../messages/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { Message } from '../../../../ui/message.tsx'
import { useProfileReview } from '../../api/use-profile-review.ts'
import { ownCall, sameMessage } from '../api/own-call.ts'

const texts = () => deskMessages().ownProfile.review

/** When the teacher last looked through the profile, and a button that says that it is right (`confirmProfile`). */
export function ProfileReview() {
  const { uid, getToken } = useDeskSession()
  const { live, retry } = useProfileReview(uid)
  const headingId = useId()
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState('')
  const [error, setError] = useState('')
  const isUnderWay = useRef(false)

  const confirm = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setDone('')
    setError('')
    try {
      const answer = call(facultyEndpoints, 'confirmProfile', {}, { token: await getToken() })
      setDone(texts().done((await ownCall(answer)).message))
    } catch (reason) {
      setError(failureMessage(reason, sameMessage(texts().failed)))
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  return (
    <section aria-labelledby={headingId} className="card grid gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid gap-1">
          <h2 id={headingId} className="text-lg text-indigo-950">
            {texts().title}
          </h2>
          <p className="text-sm text-muted">
            {live.status === 'loading' && messages().common.loading}
            {live.status === 'ready' &&
              (live.value ? texts().last(formatDate(dayInIndia(live.value.at))) : texts().never)}
          </p>
        </div>
        <Button look="secondary" busy={isBusy} onClick={confirm}>
          {!isBusy && <Check aria-hidden="true" size={18} />}
          {isBusy
            ? deskMessages().kit.saving
            : live.status === 'ready' && !live.value
              ? texts().first
              : texts().again}
        </Button>
      </div>
      <Message tone="success">{done}</Message>
      <Message tone="error">{error}</Message>
      {live.status === 'failed' && <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>}
    </section>
  )
}
