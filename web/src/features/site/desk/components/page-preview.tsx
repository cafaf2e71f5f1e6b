import { viewFrame, viewPage } from '@prangan/contract/content/site-view'
import type { PageContent } from '@prangan/contract/schemas/content'
import { Monitor, Smartphone } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { layoutView, SiteFrame } from '../../../../lib/site-frame.ts'
import { language } from '../../../../messages/language.ts'
import { classNames } from '../../../../ui/class-names.ts'
import pageStyles from '../../components/information.css?url'
import { InformationPage } from '../../components/information-page.tsx'
import { blocksOf, useEditedSite } from '../edited-site.ts'

/** CSS pixels of the screens on which the page is shown. */
const widths = { phone: 360, desktop: 1280 } as const
type Screen = keyof typeof widths

type PagePreviewProps = { id: string; path: string; content: PageContent }

/** The page as visitors will see it, as it is typed: on a phone or on a desktop. */
export function PagePreview({ id, path, content }: PagePreviewProps) {
  const { site, frame } = useEditedSite()
  const [screen, setScreen] = useState<Screen>('desktop')
  const screens = [
    ['phone', Smartphone, 'Phone'],
    ['desktop', Monitor, 'Computer'],
  ] as const
  return (
    <section aria-label="Preview" className="grid h-full grid-rows-[auto_minmax(0,1fr)] gap-2">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm font-semibold text-indigo-950">
          Preview <span className="font-normal text-muted">as visitors will see it</span>
        </p>
        <fieldset className="flex gap-1">
          <legend className="sr-only">Width of the preview</legend>
          {screens.map(([name, Icon, label]) => (
            <button
              key={name}
              type="button"
              aria-pressed={screen === name}
              onClick={() => setScreen(name)}
              className={classNames(
                'inline-flex min-h-9 items-center gap-1.5 rounded-card px-2.5 text-sm font-semibold hover:bg-indigo-50',
                screen === name ? 'bg-indigo-50 text-indigo-900' : 'text-muted',
              )}
            >
              <Icon aria-hidden="true" size={16} />
              {label}
            </button>
          ))}
        </fieldset>
      </div>
      <ScaledScreen width={widths[screen]}>
        {site && frame && (
          <SiteFrame value={layoutView(viewFrame(site, blocksOf(frame), new Date(), language()))}>
            <InformationPage page={viewPage(site, { id, path, content, publishedAt: '' }, language())} />
          </SiteFrame>
        )}
      </ScaledScreen>
    </section>
  )
}

/** The size of an element, as it changes. */
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

/** A screen of this width, scaled down where there is less room. It has the stylesheets of the public pages. */
function ScaledScreen({ width, children }: { width: number; children: ReactNode }) {
  const { ref, ...room } = useSize()
  const [body, setBody] = useState<HTMLElement | null>(null)
  const hold = useCallback((frame: HTMLIFrameElement | null) => setBody(frame && dressed(frame)), [])
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1
  return (
    <div
      ref={ref}
      className="h-full min-h-96 overflow-hidden rounded-card border border-line bg-white shadow-card"
    >
      <iframe
        title="Preview of the page"
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

/** The body of the frame, whose document gets this page's stylesheets and those of the information pages. */
function dressed(frame: HTMLIFrameElement): HTMLElement | null {
  const inner = frame.contentDocument
  if (!inner) return null
  if (inner.documentElement.dataset.dressed) return inner.body
  inner.documentElement.dataset.dressed = 'true'
  inner.documentElement.lang = language()
  for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]')) {
    inner.head.append(inner.importNode(sheet, true))
  }
  const styles = inner.createElement('link')
  Object.assign(styles, { rel: 'stylesheet', href: pageStyles })
  inner.head.append(styles)
  return inner.body
}

/** Its links lead nowhere: a click would leave the editor. */
function Still({ children }: { children: ReactNode }) {
  return (
    <div
      onClickCapture={(event) => {
        if ((event.target as Element).closest('a')) event.preventDefault()
      }}
    >
      {children}
    </div>
  )
}
