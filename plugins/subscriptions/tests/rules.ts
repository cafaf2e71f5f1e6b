import { collectionPaths, subscriptionPaths } from '../contract/paths.ts'
import {
  storedDevice,
  storedMailing,
  storedQueuedMail,
  storedRequest,
  storedSubscription,
} from './support/stored-subscription.ts'

export const plainCollections = [
  {
    path: subscriptionPaths.subscription('one'),
    document: storedSubscription(),
    one: 'a subscription by mail',
    many: 'subscriptions by mail',
    who: [],
  },
  {
    path: subscriptionPaths.request('one'),
    document: storedRequest(),
    one: 'an unconfirmed subscription',
    many: 'unconfirmed subscriptions',
    who: [],
  },
  {
    path: subscriptionPaths.mailing('one'),
    document: storedMailing(),
    one: 'the mails of a notice',
    many: 'the mails of notices',
    who: [],
  },
  {
    path: subscriptionPaths.queued(collectionPaths.noticeMailQueue, 'one', 'two'),
    document: storedQueuedMail(),
    one: 'a queued mail of a notice',
    many: 'queued mails of notices',
    who: [],
  },
  {
    path: subscriptionPaths.mailState,
    document: { holder: '', leaseUntil: new Date(), day: '2026-01-05', count: 1, revision: 1 },
    one: 'the day’s count of mails',
    many: 'the counts of mails',
    who: [],
  },
  {
    path: subscriptionPaths.pushDevice('one'),
    document: storedDevice(),
    one: 'a device that gets notifications',
    many: 'devices that get notifications',
    who: [],
  },
  {
    path: subscriptionPaths.push('one'),
    document: storedMailing(),
    one: 'the notifications of a notice',
    many: 'the notifications of notices',
    who: [],
  },
  {
    path: subscriptionPaths.queued(collectionPaths.noticePushQueue, 'one', 'two'),
    document: storedQueuedMail(),
    one: 'a queued notification',
    many: 'queued notifications',
    who: [],
  },
  {
    path: subscriptionPaths.pushState,
    document: { holder: '', leaseUntil: new Date(), day: '2026-01-05', count: 1, revision: 1 },
    one: 'the day’s count of notifications',
    many: 'the counts of notifications',
    who: [],
  },
] as const
