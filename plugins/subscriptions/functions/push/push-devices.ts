import { createHash, ECDH } from 'node:crypto'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure, retryAfter } from '@prangan/functions/lib/failure'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { subscriptionLimits } from '../../contract/limits.ts'
import { collectionPaths, subscriptionPaths } from '../../contract/paths.ts'
import { isPushService, type PushDevice, PushDeviceSchema } from '../../contract/push.ts'
import { wishesOf } from '../../contract/subscriptions.ts'
import { pushKeys, testPushService } from '../settings.ts'

const hour = 60 * 60_000

const documentOf = (firestore: Firestore, endpoint: string) => {
  const key = createHash('sha256').update(endpoint).digest('hex').slice(0, 32)
  return firestore.doc(subscriptionPaths.pushDevice(key))
}

export const toDevice = (stored: DocumentSnapshot): PushDevice | undefined =>
  stored.exists ? parseStored(PushDeviceSchema, stored) : undefined

/** Returns true for an address to which notifications may be sent. */
export function isAllowedEndpoint(endpoint: string): boolean {
  const ofTests = testPushService()
  return isPushService(endpoint) || (ofTests !== undefined && endpoint.startsWith(`${ofTests}/`))
}

type Subscribed = Pick<PushDevice, 'endpoint' | 'keys'>

/** Throws for an address that is no push service's, and for a key with which nothing can be encrypted. */
function checkSubscribed({ endpoint, keys }: Subscribed): void {
  if (!isAllowedEndpoint(endpoint)) throw new Failure('unknown-push-service')
  try {
    ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url')
  } catch {
    throw new Failure('invalid-input')
  }
}

export const readPushKey: Handler<'readPushKey'> = async () => ({ key: pushKeys()?.publicKey ?? null })

export const savePushDevice: Handler<'savePushDevice'> = async ({ body }, { firebase, now }) => {
  const { endpoint, keys, language } = body
  if (!pushKeys()) throw new Failure('push-off')
  checkSubscribed(body)
  const firestore = await firebase.firestore()
  const document = documentOf(firestore, endpoint)
  const categories = [...new Set(body.categories)]
  const wants = wishesOf({ rhythm: 'at once', categories })
  const device: PushDevice = { endpoint, keys, language, categories, wants, savedAt: now }
  // A few more than the most do no harm, so that this needs no transaction.
  if (!(await document.get()).exists) await checkRoom(firestore)
  await document.set(device)
  return { message: 'This device gets our notices as notifications.' }
}

async function checkRoom(firestore: Firestore): Promise<void> {
  const counted = await firestore.collection(collectionPaths.pushDevices).count().get()
  if (counted.data().count < subscriptionLimits.push.devices) return
  throw new Failure('push-off', { headers: retryAfter(hour) })
}

export const readPushDevice: Handler<'readPushDevice'> = async ({ body }, { firebase }) => {
  const device = toDevice(await documentOf(await firebase.firestore(), body.endpoint).get())
  return { choices: device ? { categories: device.categories, language: device.language } : null }
}

export const movePushDevice: Handler<'movePushDevice'> = async ({ body }, { firebase, now }) => {
  const { before, endpoint, keys } = body
  checkSubscribed(body)
  const firestore = await firebase.firestore()
  const old = documentOf(firestore, before)
  await runTransaction(firestore, async (transaction) => {
    const device = toDevice(await transaction.get(old))
    if (!device) throw new Failure('no-such-device')
    transaction.delete(old)
    transaction.set(documentOf(firestore, endpoint), { ...device, endpoint, keys, savedAt: now })
  })
  return { message: 'The device keeps its notifications.' }
}

/** An endpoint that is not stored gets the same answer. */
export const removePushDevice: Handler<'removePushDevice'> = async ({ body }, { firebase }) => {
  await documentOf(await firebase.firestore(), body.endpoint).delete()
  return { message: 'This device gets no more notifications. We have deleted its data.' }
}
