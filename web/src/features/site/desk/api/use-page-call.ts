import type { OutputOf } from '@prangan/contract/endpoints/table'
import { useState } from 'react'
import type { CallInput } from '../../../../http/request.ts'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { callPages, type PageCall, pageFailure } from './call-pages.ts'

type Call = <Name extends PageCall>(name: Name, input: CallInput<Name>) => Promise<OutputOf<Name>>

/** Calls about a page that a button makes: whether one is under way, and why the last one failed. */
export function usePageCall() {
  const { getToken } = useDeskSession()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const run = async (work: (call: Call) => Promise<void>) => {
    setBusy(true)
    setError('')
    try {
      await work((name, input) => callPages(name, input, getToken))
    } catch (failure) {
      setError(pageFailure(failure))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, error, run, setError }
}
