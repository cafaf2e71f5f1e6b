import { limits } from '@prangan/contract/limits'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { subscriptionLimits } from '../../contract/limits.ts'
import { collectionPaths, subscriptionPaths } from '../../contract/paths.ts'
import type { PushDevice } from '../../contract/push.ts'
import { toDevice } from '../push/push-devices.ts'
import { type Subscriber, toSubscriber } from '../subscription-store.ts'

/** What every reader has chosen. */
export type Reading = { categories: readonly string[] }

/** A way in which notices reach their readers, with a queue and a worker of its own. */
export type Channel<Reader = Reading> = {
  /** Collections: what is sent, to whom next, and those who want it. */
  mailings: string
  queue: string
  readers: string
  /** The document with the lease of the worker. */
  state: string
  /** Milliseconds for which it is tried. */
  lifetime: number
  toReader: (stored: DocumentSnapshot) => Reader | undefined
}

export const mailChannel: Channel<Subscriber> = {
  mailings: collectionPaths.noticeMailings,
  queue: collectionPaths.noticeMailQueue,
  readers: collectionPaths.subscriptions,
  state: subscriptionPaths.mailState,
  lifetime: limits.mailLifetime,
  toReader: toSubscriber,
}

export const pushChannel: Channel<PushDevice> = {
  mailings: collectionPaths.noticePushes,
  queue: collectionPaths.noticePushQueue,
  readers: collectionPaths.pushDevices,
  state: subscriptionPaths.pushState,
  lifetime: subscriptionLimits.push.lifetime,
  toReader: toDevice,
}
