import { type GetToken, useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { fromTimeInput, toTimeInput } from '@prangan/web/lib/time-input.ts'
import { useState } from 'react'
import { isTooShort, warningsOf } from '../../../contract/offer-window.ts'
import type { Round } from '../../../contract/schemas/admission-sessions.ts'
import { offerSeats } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import { openDayFrom, usualEnd } from './usual-end.ts'

const texts = () => admissionDeskMessages().meritLists.offer

export type OfferSetting = {
  /** What was announced for the list. */
  round: Round | undefined
  /** The days on which the office is closed. */
  closed: readonly string[]
}

/** From now, to the minute, until the announced day or the next one that is not closed, or five days later where that is too soon. */
function usualWindow({ round, closed }: OfferSetting) {
  const now = new Date(Math.floor(Date.now() / 60_000) * 60_000)
  const day = round && openDayFrom(round.offersUntil, closed)
  const announced = day && `${day}T17:00`
  const end = announced && fromTimeInput(announced)
  const isInTime = end && !isTooShort({ payFrom: now, payTo: end })
  return { payFrom: toTimeInput(now), payTo: announced && isInTime ? announced : usualEnd(now, 5, closed) }
}

type Progressing = { offered: number; left: number | undefined }
type Times = { payFrom: Date; payTo: Date }

/** Offers a list's seats in steps, until none is left. Returns how many seats were offered. */
async function offerAll(
  list: string,
  { payFrom, payTo }: Times,
  {
    offered: before,
    onStep,
    getToken,
  }: { offered: number; onStep: (step: Progressing) => void; getToken: GetToken },
): Promise<number> {
  let offered = before
  for (let left = Number.POSITIVE_INFINITY; left > 0; ) {
    const step = await offerSeats(
      list,
      { payFrom: payFrom.toISOString(), payTo: payTo.toISOString() },
      getToken,
    )
    offered += step.offered
    // A step that offers nothing and leaves some would be repeated permanently.
    if (step.offered === 0 && step.left > 0) throw new Error('No seat could be offered.')
    left = step.left
    onStep({ offered, left })
  }
  return offered
}

/** The time in which offered seats can be paid, which is checked, and the offers. What was offered before a failure stays, and it goes on from there. */
export function useOffering(setting: OfferSetting) {
  const { getToken } = useDeskSession()
  const [typed, setTyped] = useState(() => usualWindow(setting))
  const [issue, setIssue] = useState<{ payFrom?: string; payTo?: string }>({})
  const [progress, setProgress] = useState<Progressing | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  /** The end that was confirmed although it is unusual. */
  const [confirmed, setConfirmed] = useState('')
  const end = fromTimeInput(typed.payTo)
  const warnings = end ? warningsOf(end, setting.closed) : []

  const checkedTimes = (): Times | undefined => {
    const [payFrom, payTo] = [fromTimeInput(typed.payFrom), fromTimeInput(typed.payTo)]
    if (!(payFrom && payTo) || payTo <= payFrom || payTo <= new Date()) {
      setIssue({
        ...(!payFrom && { payFrom: texts().timeMissing }),
        ...(payTo ? payFrom && { payTo: texts().endBeforeStart } : { payTo: texts().timeMissing }),
      })
      return undefined
    }
    // A repeated call goes on with the same time.
    if (progress) return { payFrom, payTo }
    if (isTooShort({ payFrom: new Date(Math.max(payFrom.getTime(), Date.now())), payTo })) {
      setIssue({ payTo: texts().tooShort })
      return undefined
    }
    setIssue({})
    if (warnings.length > 0 && confirmed !== typed.payTo) {
      setConfirmed(typed.payTo)
      return undefined
    }
    return { payFrom, payTo }
  }
  /** `listOf` returns the list's id, and may publish it first. */
  const run = async (listOf: () => Promise<string>, onDone: (offered: number) => void) => {
    const times = checkedTimes()
    if (!times) return
    setError('')
    setBusy(true)
    let step = progress
    try {
      const list = await listOf()
      step ??= { offered: 0, left: undefined }
      const onStep = (next: Progressing) => {
        step = next
        setProgress(next)
      }
      onDone(await offerAll(list, times, { offered: step.offered, onStep, getToken }))
    } catch (failure) {
      setProgress(step)
      setError(actionFailure(() => texts().failed)(failure))
    } finally {
      setBusy(false)
    }
  }
  const isAsked = confirmed === typed.payTo && warnings.length > 0
  return { typed, setTyped, issue, progress, isBusy, error, warnings, isAsked, run }
}

export type Offering = ReturnType<typeof useOffering>
