import { registerWorker } from '@prangan/web/app/register-worker.ts'
import { call, type FormOptions } from '@prangan/web/http/client.ts'
import { deviceEndpoints } from '../../contract/endpoints.ts'
import type { PushChoices, SavePushDeviceInput } from '../../contract/push.ts'

/** `choices` are null while notifications are off. */
export type Ready = { key: string; choices: PushChoices | null }

/** 'home screen' on an iPhone or iPad, which notify only for sites that were added there. */
export type Device = Ready | 'not offered' | 'home screen' | 'not supported' | 'denied'

export async function readDevice(): Promise<Device> {
  const { key } = await call(deviceEndpoints, 'readPushKey', {})
  if (!key) return 'not offered'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApple() ? 'home screen' : 'not supported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await subscriptionTo(key)
  if (!subscription) return { key, choices: null }
  const { endpoint } = subscription
  const { choices } = await call(deviceEndpoints, 'readPushDevice', { body: { endpoint } })
  return { key, choices }
}

/** iPads call themselves Macs, which have no touch screen. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

async function subscriptionTo(key: string): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = (await registration?.pushManager.getSubscription()) ?? null
  return subscription && keyOf(subscription) === key ? subscription : null
}

/** Returns the key by which a browser subscribed, in base64url. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer(0)))
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')
}

/** Asks for the permission, which browsers allow only right after a tap, subscribes, and saves what was chosen. */
export async function turnOn(
  choices: PushChoices,
  { key, choices: before }: Ready,
  form: FormOptions,
): Promise<'on' | 'denied' | 'dismissed'> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  // A subscription that we deleted may have ended at the push service.
  const subscription = (before && (await subscriptionTo(key))) ?? (await subscribe(key))
  const body = { ...choices, ...subscription.toJSON() } as SavePushDeviceInput
  await call(deviceEndpoints, 'savePushDevice', { body }, { form })
  return 'on'
}

async function subscribe(key: string): Promise<PushSubscription> {
  await registerWorker()
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) throw new Error('The site has no service worker here.')
  await navigator.serviceWorker.ready
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** Deletes what the server stores first: a browser that is offline stays subscribed, and can try again. */
export async function turnOff(key: string): Promise<void> {
  const subscription = await subscriptionTo(key)
  if (!subscription) return
  await call(deviceEndpoints, 'removePushDevice', { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
}
