import { recordEndpoints } from '@prangan/contract/endpoints/records'
import { limits } from '@prangan/contract/limits'
import { useRef, useState } from 'react'
import { call } from '../../../../http/client.ts'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { failureMessage } from '../../../../lib/failure-messages.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Message } from '../../../../ui/message.tsx'
import { sameMessage } from '../api/own-call.ts'
import { useOwnProfile } from '../api/use-own-profile.ts'

const most = limits.records.highlights
const texts = () => deskMessages().ownRecords.highlights
const none: readonly string[] = []

/** The publications that the public profile shows first, live, and a way to change them (`setHighlights`). */
export function useHighlights() {
  const { uid, getToken } = useDeskSession()
  const { live } = useOwnProfile(uid)
  const chosen = live.status === 'ready' ? (live.value?.highlights ?? none) : none
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)

  const toggle = async (id: string) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setError(undefined)
    const ids = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
    try {
      await call(recordEndpoints, 'setHighlights', { body: { ids } }, { token: await getToken() })
    } catch (reason) {
      setError(failureMessage(reason, sameMessage(texts().failed)))
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  return {
    chosen,
    isFull: chosen.length >= most,
    isReady: live.status === 'ready',
    isBusy,
    toggle,
    intro: (
      <div className="grid gap-4 text-sm text-muted">
        <p>{texts().given(chosen.length, most)}</p>
        <Message tone="error">{error}</Message>
      </div>
    ),
  }
}

/** The choice of highlights: see `useHighlights`. */
export type Highlights = ReturnType<typeof useHighlights>
