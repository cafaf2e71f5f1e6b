import { setTimeout } from 'node:timers/promises'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'
import { logOutOfReach } from '../lib/log.ts'
import { version } from '../lib/version.ts'

/** The cheapest request to each service that really reaches it: one document, one account, one file, all missing. */
const probes = {
  firestore: async (firebase: Firebase) =>
    (await firebase.firestore()).doc(documentPaths.scheduledRun('health')).get(),
  auth: async (firebase: Firebase) => (await firebase.auth()).getUsers([{ uid: 'health' }]),
  storage: async (firebase: Firebase) => (await firebase.bucket()).file('health').exists(),
}

type Unreachable = Record<string, string>

const lastProbes = new WeakMap<Firebase, { at: number; unreachable: Promise<Unreachable> }>()

/** All requests share a probe until `limits.health.probeApart` has passed. */
export const readHealth: Handler<'readHealth'> = async (_input, { firebase, now }) => {
  const last = lastProbes.get(firebase)
  const isRecent = last && Math.abs(now.getTime() - last.at) < limits.health.probeApart
  const unreachable = isRecent ? last.unreachable : probeAll(firebase)
  if (!isRecent) lastProbes.set(firebase, { at: now.getTime(), unreachable })
  const fields = await unreachable
  if (Object.keys(fields).length > 0) {
    const headers = { 'Retry-After': String(limits.health.probeApart / 1000) }
    throw new Failure('out-of-reach', { fields, headers })
  }
  return { status: 'ok', version, firestore: 'ok', auth: 'ok', storage: 'ok' }
}

async function probeAll(firebase: Firebase): Promise<Unreachable> {
  const found = Object.entries(probes).map(async ([name, probe]) => {
    const waiting = new AbortController()
    const { signal } = waiting
    const late = setTimeout(limits.health.longestProbe, undefined, { signal }).then(
      () => Promise.reject(new Error('No answer in time')),
      () => undefined,
    )
    try {
      await Promise.race([probe(firebase), late])
      return []
    } catch (error) {
      logOutOfReach(name, error)
      return [[name, 'Out of reach']]
    } finally {
      waiting.abort()
    }
  })
  return Object.fromEntries((await Promise.all(found)).flat())
}
