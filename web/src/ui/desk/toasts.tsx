import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Undo2, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { deskMessages } from '../../messages/desk.ts'
import { buttonClass } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { iconButtonClass } from './icon-button.tsx'

/** `until` is in milliseconds since 1970. */
type Offer = { until: number; undo: () => void }
type NextStep = { label: string; run: () => void }
type Data = Partial<Offer> & { next?: NextStep | undefined; hasFailed?: boolean }

const manager = Toast.createToastManager<Data>()
/** More than an admin is likely to have pending at once. */
const mostShown = 6

/** Milliseconds for which a toast with a button stays. */
const nextStepShown = 30_000

/** With a next step, the toast has a button for it and stays longer. */
export function showToast(message: string, next?: NextStep): void {
  const id = manager.add({ title: message, ...(next && { data: { next }, timeout: nextStepShown }) })
  if (next) nextStep = id
}

/** Says that what a toast offered could not be done. */
export function showFailedToast(message: string): void {
  manager.add({ title: message, data: { hasFailed: true }, timeout: nextStepShown, priority: 'high' })
}

let nextStep: string | undefined

/** Closes the toast with a next step: on a phone it would cover the buttons of what the person goes on with. */
export function closeNextStep(): void {
  if (nextStep !== undefined) manager.close(nextStep)
  nextStep = undefined
}

/** Shows a pending action with a countdown and an undo button. Returns a function that closes it. */
export function showUndoToast(message: string, offer: Offer): () => void {
  const id = manager.add({ title: message, timeout: 0, data: offer })
  return () => manager.close(id)
}

/** Hidden from screen readers, which would announce every second. */
function Countdown({ until }: { until: number }) {
  const secondsLeft = () => Math.max(0, Math.ceil((until - Date.now()) / 1_000))
  const [seconds, setSeconds] = useState(secondsLeft)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft()), 250)
    return () => clearInterval(timer)
  })
  return (
    <span aria-hidden="true" className="w-5 text-end tabular-nums">
      {seconds}
    </span>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager<Data>()
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="desk-toast" swipeDirection={['right', 'down']}>
      <Toast.Content
        className={classNames(
          'flex items-center gap-3 rounded-card border-s-4 bg-white py-2 pe-2 ps-4 shadow-card',
          toast.data?.hasFailed
            ? 'border-danger'
            : toast.data?.until === undefined
              ? 'border-success'
              : 'border-marigold-500',
        )}
      >
        <Content offer={toast.data} />
      </Toast.Content>
    </Toast.Root>
  ))
}

function Content({ offer }: { offer: Data | undefined }) {
  const { dismiss, undo } = deskMessages().kit.toast
  const title = <Toast.Title className="min-w-0 flex-1 text-sm font-semibold text-ink" render={<p />} />
  if (offer?.until === undefined)
    return (
      <>
        {offer?.hasFailed ? (
          <CircleAlert aria-hidden="true" size={20} className="shrink-0 text-danger" />
        ) : (
          <CircleCheck aria-hidden="true" size={20} className="shrink-0 text-success" />
        )}
        {title}
        {offer?.next && (
          <button type="button" onClick={offer.next.run} className={buttonClass('secondary', 'small')}>
            {offer.next.label}
          </button>
        )}
        <Toast.Close className={iconButtonClass()} aria-label={dismiss}>
          <X aria-hidden="true" size={18} />
        </Toast.Close>
      </>
    )
  return (
    <>
      {title}
      <button type="button" onClick={offer.undo} className={buttonClass('secondary', 'small')}>
        <Undo2 aria-hidden="true" size={16} />
        {undo}
        <Countdown until={offer.until} />
      </button>
    </>
  )
}

export function Toasts() {
  return (
    <Toast.Provider toastManager={manager} limit={mostShown}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={deskMessages().kit.toast.region}
          className="fixed end-4 bottom-4 start-4 z-50 flex flex-col gap-3 sm:start-auto sm:w-96 print:hidden"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}
