import { type ComponentType, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { noticePageMessages } from '../../messages/notice-page.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { NewTabHint } from '../../ui/new-tab-hint.tsx'

const texts = () => noticePageMessages().share
const noChanges = () => () => {}

/** The server and the first render leave out the button of the system's share sheet, which only some browsers have. */
const useCanShare = (): boolean =>
  useSyncExternalStore(
    noChanges,
    () => typeof navigator.share === 'function',
    () => false,
  )

type ShareProps = {
  title: string
  /** The event's day, or when it was published. */
  day: string
  url: string
}

export function ShareNotice({ title, day, url }: ShareProps) {
  const canShare = useCanShare()
  const [said, setSaid] = useState('')
  const [QrCode, setQrCode] = useState<ComponentType<{ text: string; label: string }>>()

  const share = () => {
    // Closing the share sheet is no failure.
    navigator.share({ title, text: `${title}\n${day}`, url }).catch(() => undefined)
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setSaid(texts().copied)
    } catch {
      setSaid(texts().notCopied)
    }
  }
  const print = async () => {
    try {
      const { default: Code } = await import('../../ui/qr-code.tsx')
      flushSync(() => setQrCode(() => Code))
    } catch {
      // Without a connection it is printed without the code; the address is in the head.
    }
    window.print()
  }
  return (
    <section aria-label={texts().title} className="notice-share">
      <p className="font-serif text-lg font-semibold text-indigo-900 print:hidden">{texts().title}</p>
      <div className="flex flex-wrap gap-2 print:hidden">
        {canShare && (
          <Button size="small" className="min-h-11" onClick={share}>
            {texts().share}
          </Button>
        )}
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${day}\n${url}`)}`}
          target="_blank"
          rel="noopener"
          className={`${buttonClass('secondary', 'small')} min-h-11`}
        >
          {texts().whatsApp}
          <NewTabHint />
        </a>
        <Button look="secondary" size="small" className="min-h-11" onClick={copy} data-replay="">
          {texts().copy}
        </Button>
        <Button look="secondary" size="small" className="min-h-11" onClick={print} data-replay="">
          {texts().print}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden print:hidden">
        {said}
      </p>
      {QrCode && (
        <div className="notice-code">
          <QrCode text={url} label={texts().qrCode} />
        </div>
      )}
    </section>
  )
}
