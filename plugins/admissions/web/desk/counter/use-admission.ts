import { dayInIndia } from '@prangan/contract/india-time'
import { CallError, callMessages } from '@prangan/web/http/call-error.ts'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { useEffect, useRef, useState } from 'react'
import { isSettled, originalsOf, undertakingLimit } from '../../../contract/originals.ts'
import type { OriginalResult } from '../../../contract/schemas/admission-day.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { admitApplicant, recordOriginals } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import type { Chosen } from '../scrutiny/check-application.ts'
import { type Found, keptOriginals } from './kept-originals.ts'

const texts = () => admissionDeskMessages().counter

/** What a clerk finds of somebody's originals, and the calls that record it and admit. */
export function useAdmission(row: ApplicationRow, { session, programme }: Chosen, onAdmitted: () => void) {
  const { getToken, uid } = useDeskSession()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const version = useRef(row.version)
  version.current = Math.max(version.current, row.version)
  const asked = originalsOf(session, programme, row)
  const limit = undertakingLimit(session)
  const storedOf = (item: string): Found => {
    const { result, until } = row.originals[item] ?? { result: '' as const, until: '' }
    return { result, until }
  }
  const kept = keptOriginals(uid, row.id)
  const [restored] = useState(() => kept.read(storedOf))
  const [changes, setChanges] = useState(restored)
  const foundOf = (item: string): Found => changes[item] ?? storedOf(item)
  const changed = asked.flatMap(({ item }) => {
    const { result, until } = foundOf(item)
    const stored = storedOf(item)
    const isSame = result === stored.result && until === stored.until
    return result === '' || isSame ? [] : [[item, { result, until }] as const]
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found and what is stored are compared by value.
  useEffect(() => kept.write(changed, storedOf), [JSON.stringify(changed)])
  const isOpen = (item: string): boolean => {
    const { result, until } = foundOf(item)
    return !isSettled(result === '' ? undefined : { result, until }, dayInIndia(new Date()))
  }

  const find = (item: string, result: OriginalResult, until = limit) => {
    setError('')
    setChanges((last) => ({ ...last, [item]: { result, until: result === 'undertaking' ? until : '' } }))
  }
  const findAllSeen = () => {
    for (const { item } of asked) if (foundOf(item).result === '') find(item, 'seen')
  }

  const record = async () => {
    if (changed.length === 0) return
    const sent = { version: version.current, originals: Object.fromEntries(changed) }
    version.current = (await recordOriginals(row.id, sent, getToken)).version
    kept.write([], storedOf)
  }
  /** Returns true if the call succeeded. */
  const run = async (call: () => Promise<void>): Promise<boolean> => {
    if (isBusy) return false
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
    hasChanges: changed.length > 0,
    isRestored: changed.some(([item]) => item in restored),
  }
}

export type Admission = ReturnType<typeof useAdmission>

function messageOf(failure: unknown): string {
  if (!(failure instanceof CallError) || failure.status === 0) return callMessages.unreachable
  const [first] = Object.values(failure.errors)
  return first ?? failure.message
}
