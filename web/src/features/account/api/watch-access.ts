import { documentPaths } from '@prangan/contract/paths'
import { StaffAccessSchema } from '@prangan/contract/schemas/staff'
import * as z from 'zod/mini'
import { checkInterval } from '../../../lib/keep-checking.ts'
import { whenIdle } from '../../../lib/when.ts'

const VersionSchema = z.pick(StaffAccessSchema, { version: true })

/**
 * Calls `changed` with the version of a person's access: now, and each time that the office changes it; without one when
 * the listener fails, as it does when the session has ended. Then it listens again, within a minute. It starts once the
 * desk is painted. Returns a function that stops it.
 */
export function watchAccess(uid: string, changed: (version?: number) => void): () => void {
  let isStopped = false
  let stop = () => {}
  let again: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const fail = () => {
    if (isStopped) return
    stop()
    failures += 1
    again = setTimeout(listen, Math.min(1_000 * 2 ** failures, checkInterval))
    changed()
  }
  const listen = async () => {
    try {
      await whenIdle()
      const { watchDocument } = await import('../../../firebase/firestore.ts')
      if (isStopped) return
      const next = (data: unknown) => {
        failures = 0
        // An account from before there were such copies has none until its next call.
        if (data !== undefined) changed(VersionSchema.parse(data).version)
      }
      stop = watchDocument(documentPaths.staffAccess(uid), next, fail)
    } catch {
      // The code could not be loaded.
      fail()
    }
  }
  listen()
  return () => {
    isStopped = true
    clearTimeout(again)
    stop()
  }
}
