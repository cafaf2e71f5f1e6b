import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useState } from 'react'
import { decideCredit } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import { CreditLine } from './credit-line.tsx'
import type { CreditRow } from './watch-credits.ts'

const texts = () => admissionDeskMessages().admissionPayments.asideList
const loadAside = async () => (await import('./watch-credits.ts')).watchSetAside

/** Credits that are no fees, with why; each can be put back. */
export function SetAsideCredits() {
  const { live } = useLive(loadAside, 'set aside')
  const { putBack, busy, error } = usePutBack()
  const credits = live.status === 'ready' ? live.value : []
  if (credits.length === 0) return null
  return (
    <details className="rounded-card border border-line bg-white p-4">
      <summary className="cursor-pointer font-semibold text-indigo-950">
        {texts().title(credits.length)}
      </summary>
      <Message tone="error">{error}</Message>
      <ul className="pt-3">
        {credits.map((credit) => (
          <CreditLine key={credit.id} credit={credit}>
            <span className="flex items-center justify-between gap-4">
              <span className="text-muted wrap-anywhere">{credit.note}</span>
              <Button
                size="small"
                look="secondary"
                isIdle={busy === credit.id}
                onClick={() => putBack(credit)}
              >
                {texts().putBack}
              </Button>
            </span>
          </CreditLine>
        ))}
      </ul>
    </details>
  )
}

function usePutBack() {
  const { getToken } = useDeskSession()
  const [busy, setBusy] = useState('')
  const [error, setError] = useState('')
  const putBack = async ({ id, version }: CreditRow) => {
    setBusy(id)
    setError('')
    try {
      await decideCredit(id, { version, action: 'open' }, getToken)
      showToast(texts().done)
    } catch (failure) {
      setError(actionFailure(() => admissionDeskMessages().admissionPayments.doubtful.notFailed)(failure))
    } finally {
      setBusy('')
    }
  }
  return { putBack, busy, error }
}
