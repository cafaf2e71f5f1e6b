import { useCurrentNotices } from '../../features/news/api/current-notices.ts'
import { TickerItems } from '../../features/news/components/ticker.tsx'
import { useSettings } from '../../lib/site-layout.ts'
import { messages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'

export function TickerBar() {
  const { notices, failed } = useCurrentNotices()
  const { ticker } = useSettings()
  const { layout } = messages()
  return (
    <section
      aria-label={layout.announcements}
      className="ticker border-b border-marigold-300 bg-marigold-100"
    >
      <Container className="flex h-10 items-center gap-3 text-sm">
        <p className="flex-none rounded-card bg-indigo-900 px-2.5 py-0.5 text-xs font-semibold text-white max-sm:sr-only">
          {layout.latest}
        </p>
        <div className="ticker-window min-w-0 flex-1">
          {/* Empty until the notices are loaded; readers without scripts get a link to them instead. */}
          {notices || failed ? (
            <TickerItems notices={notices?.ticker ?? []} whenEmpty={ticker} />
          ) : (
            <AllNoticesLink />
          )}
        </div>
        <label className="group relative grid size-8 flex-none place-items-center rounded-full text-indigo-900 hover:bg-marigold-300 switch">
          <input type="checkbox" className="absolute size-8 appearance-none " />
          <span className="sr-only">{layout.pauseAnnouncements}</span>
          <Icon name="pause" className="size-4 group-has-checked:hidden" />
          <Icon name="play" className="hidden size-4 group-has-checked:block" />
        </label>
      </Container>
    </section>
  )
}

function AllNoticesLink() {
  return (
    <noscript>
      <a href={paths.allNotices.href()} className="inline-block px-4 py-1 text-indigo-950 underline">
        {messages().layout.allNotices}
      </a>
    </noscript>
  )
}
