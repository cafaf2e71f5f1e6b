import { subscriptionPaths } from '../contract/paths.ts'
import { storedRequest, storedSubscription } from './support/stored-subscription.ts'

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
] as const
