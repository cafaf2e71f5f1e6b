import { Button } from '@prangan/web/ui/button.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useCallback, useEffect, useState } from 'react'
import { subscriptionMessages } from '../messages.ts'
import { type Device, readDevice } from './device.ts'
import { DeviceForm } from './device-form.tsx'

/** Notices as notifications on this device. It shows nothing before it knows if the college offers them. */
export function DeviceNotifications() {
  const { title, intro, loadFailed, tryAgain } = subscriptionMessages().device
  const [device, setDevice] = useState<Device | 'failed'>()
  const load = useCallback(() => {
    readDevice().then(setDevice, () => setDevice('failed'))
  }, [])
  useEffect(load, [load])

  if (device === undefined || device === 'not offered') return null
  return (
    <section aria-label={title} className="card grid content-start gap-4 p-4 sm:p-6">
      <h2 className="text-h3 text-indigo-900">{title}</h2>
      <p>{intro}</p>
      {device === 'failed' ? (
        <div className="grid justify-items-start gap-4">
          <Message tone="error">{loadFailed}</Message>
          <Button onClick={load}>{tryAgain}</Button>
        </div>
      ) : typeof device === 'string' ? (
        <Hindrance device={device} />
      ) : (
        <DeviceForm ready={device} onChange={setDevice} />
      )}
    </section>
  )
}

/** What the person has to do first. */
function Hindrance({ device }: { device: Exclude<Device, object | 'not offered'> }) {
  const { homeScreen, notSupported, denied } = subscriptionMessages().device
  if (device === 'not supported') return <p>{notSupported}</p>
  const { text, steps } = device === 'denied' ? denied : homeScreen
  return (
    <div className="grid gap-2">
      <p className="font-semibold text-indigo-950">{text}</p>
      <ol className="grid list-decimal gap-1 pl-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
