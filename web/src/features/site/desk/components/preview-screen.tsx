import { languages } from '@prangan/contract/languages'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { deskMessages } from '../../../../messages/desk.ts'
import { language } from '../../../../messages/language.ts'
import { addSiteFonts } from '../../../../ui/site-fonts.ts'

type PreviewScreenProps = {
  width: number
  dress: (inner: Document) => void
  children: ReactNode
}

/** A screen of this width, scaled down where there is less room, in a document of its own. */
export function PreviewScreen({ width, dress, children }: PreviewScreenProps) {
  const { ref, ...room } = useSize()
  const [body, setBody] = useState<HTMLElement | null>(null)
  const hold = useCallback(
    (frame: HTMLIFrameElement | null) => setBody(frame && bodyOf(frame, dress)),
    [dress],
  )
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1
  return (
    <div
      ref={ref}
      className="h-full min-h-96 overflow-hidden rounded-card border border-line bg-white shadow-card"
    >
      <iframe
        title={deskMessages().pageEditor.preview.title}
        className="edit-preview mx-auto block"
        style={{
          width,
          height: room.height / scale,
          transform: scale < 1 ? `scale(${scale})` : undefined,
          marginInline: scale < 1 ? 0 : undefined,
        }}
        ref={hold}
        // Some browsers put the empty document in place only now.
        onLoad={({ currentTarget }) => hold(currentTarget)}
      />
      {body && createPortal(<Still>{children}</Still>, body)}
    </div>
  )
}

function useSize() {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, ...size }
}

function bodyOf(frame: HTMLIFrameElement, dress: (inner: Document) => void): HTMLElement | null {
  const inner = frame.contentDocument
  if (!inner) return null
  if (inner.documentElement.dataset.dressed) return inner.body
  inner.documentElement.dataset.dressed = 'true'
  inner.documentElement.lang = language()
  inner.documentElement.dir = languages[language()].dir
  dress(inner)
  addSiteFonts(inner)
  return inner.body
}

export function linkStyles(inner: Document, href: string): void {
  inner.head.append(Object.assign(inner.createElement('link'), { rel: 'stylesheet', href }))
}

/** Its links lead nowhere: a click would leave the editor. What answers a visit, the popup, is not told of it either. */
function Still({ children }: { children: ReactNode }) {
  return (
    <div
      onClickCapture={(event) => {
        const target = event.target as Element
        if (target.closest('a')) event.preventDefault()
        if (target.closest('.popup')) event.stopPropagation()
      }}
    >
      {children}
    </div>
  )
}
