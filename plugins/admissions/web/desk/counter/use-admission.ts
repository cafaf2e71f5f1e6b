import { dayInIndia } from '@prangan/contract/india-time'
import { CallError, callMessages } from '@prangan/web/http/call-error.ts'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { useRef, useState } from 'react'
import { isSettled, originalsOf, undertakingLimit } from '../../../contract/originals.ts'
import type { OriginalResult } from '../../../contract/schemas/admission-day.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { admitApplicant, recordOriginals } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import type { Chosen } from '../scrutiny/check-application.ts'
import { useFindings } from './use-findings.ts'

const texts = () => admissionDeskMessages().counter

/** What a clerk finds of somebody's originals, and the calls that record it and admit. */
export function useAdmission(row: ApplicationRow, { session, programme }: Chosen, onAdmitted: () => void) {
  const { getToken } = useDeskSession()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const version = useRef(row.version)
  version.current = Math.max(version.current, row.version)
  const asked = originalsOf(session, programme, row)
  const limit = undertakingLimit(session)
  const { foundOf, changed, hasChanges, isRestored, conflict, ...findings } = useFindings(row, asked)
  const isOpen = (item: string): boolean => {
    const { result, until } = foundOf(item)
    return !isSettled(result === '' ? undefined : { result, until }, dayInIndia(new Date()))
  }

  const find = (item: string, result: OriginalResult, until = limit) => {
    setError('')
    findings.find(item, { result, until: result === 'undertaking' ? until : '' })
  }
  const findAllSeen = () => {
    for (const { item } of asked) if (foundOf(item).result === '') find(item, 'seen')
  }

  const record = async () => {
    if (!hasChanges) return
    const sent = { version: version.current, originals: changed }
    version.current = (await recordOriginals(row.id, sent, getToken)).version
    findings.clearDraft()
  }
  /** Returns true if the call succeeded. */
  const run = async (call: () => Promise<void>): Promise<boolean> => {
    if (isBusy) return false
    if (conflict.changes) {
      setError(texts().originals.chooseFirst)
      return false
    }
    setError('')
    setBusy(true)
    try {
      await call()
      return true
    } catch (failure) {
      setError(texts().failed + messageOf(failure))
      return false
    } finally {
      setBusy(false)
    }
  }
  const save = () =>
    run(async () => {
      await record()
      showToast(texts().saved(row.name))
    })
  /** With a balance, `because` says why. */
  const admit = (withBalance: { because?: string; balanceBy?: string } = {}) =>
    run(async () => {
      await record()
      const sent = { version: version.current, ...withBalance }
      const { rollNumber, version: next } = await admitApplicant(row.id, sent, getToken)
      version.current = next
      showToast(texts().admitted(row.name, rollNumber))
      onAdmitted()
    })
  return {
    ...{ asked, limit, foundOf, isOpen, find, findAllSeen, save, admit, isBusy, error, setError },
    ...{ hasChanges, isRestored, conflict },
  }
}

export type Admission = ReturnType<typeof useAdmission>

function messageOf(failure: unknown): string {
  if (!(failure instanceof CallError) || failure.status === 0) return callMessages.unreachable
  const [first] = Object.values(failure.errors)
  return first ?? failure.message
}
