import { TimestampSchema } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { subscriptionLimits } from './limits.ts'
import { ChoicesSchema } from './subscriptions.ts'

const EndpointSchema = z.string().check(z.maxLength(subscriptionLimits.push.endpointLength))

/** What a browser's push service needs to reach one device, as the Push API gives it. */
const SubscribedSchema = z.object({
  endpoint: EndpointSchema,
  keys: z.object({
    /** An uncompressed point of P-256. */
    p256dh: z.string().check(z.regex(/^B[A-Za-z0-9_-]{86}$/)),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
  }),
})

/** Notifications come at once: an alert about last week helps nobody. */
export const PushChoicesSchema = z.pick(ChoicesSchema, { categories: true, language: true })
export type PushChoices = z.infer<typeof PushChoicesSchema>

export const SavePushDeviceInputSchema = z.extend(PushChoicesSchema, SubscribedSchema.shape)
export type SavePushDeviceInput = z.infer<typeof SavePushDeviceInputSchema>

/** Nobody but the device, its push service and we know its endpoint: who names it may change what it gets. */
export const NamedDeviceSchema = z.object({ endpoint: EndpointSchema })

export const MovePushDeviceInputSchema = z.extend(SubscribedSchema, { before: EndpointSchema })

/** `pushDevices/{key}`: a device that gets notifications. The key is a hash of the endpoint, so that each is there once. */
export const PushDeviceSchema = z.extend(SavePushDeviceInputSchema, {
  /** A wish for each category, for queries. */
  wants: z.array(z.string()),
  savedAt: TimestampSchema,
})
export type PushDevice = z.infer<typeof PushDeviceSchema>

/** The hosts to which notifications are sent. An endpoint is a stranger's word: anything else would be a way into our network. */
const pushServices = [
  // Chrome, Opera, Samsung Internet, Brave
  /^fcm\.googleapis\.com$/,
  // Firefox
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  // Edge
  /^[a-z0-9-]+\.notify\.windows\.com$/,
  // Safari
  /^([a-z0-9-]+\.)+push\.apple\.com$/,
]

/** Returns true for an https address on the usual port of a browser's push service, without a user or a password. */
export function isPushService(endpoint: string): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  if (url?.protocol !== 'https:' || url.port !== '' || url.username || url.password) return false
  return pushServices.some((host) => host.test(url.hostname))
}

/** The marker of a declarative push message (https://www.w3.org/TR/push-api/#declarative-push-message). */
const declarative = 8030

/**
 * What a device gets, encrypted. Browsers that know the declarative form show it themselves; in others the service worker does.
 * `tag` replaces a notification of the same notice that is still shown.
 */
export type PushMessage = {
  web_push: typeof declarative
  notification: {
    title: string
    body: string
    /** The address of the notice's page. */
    navigate: string
    lang: string
    dir: 'auto'
    tag: string
  }
}

export const pushMessage = (notification: Omit<PushMessage['notification'], 'dir'>): PushMessage => ({
  web_push: declarative,
  notification: { ...notification, dir: 'auto' },
})
