import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'

type Back = { href: string; label: string }

type ItemScreenProps = {
  back: Back
  isLoading: boolean
  hasFailed: boolean
  onRetry: () => void
  failure: string
  gone: string | false
  /** The item, once it is there. */
  children: ReactNode
}

/** A screen with one item of a list, without the sidebar, in all its states. */
export function ItemScreen({
  back,
  isLoading,
  hasFailed,
  onRetry,
  failure,
  gone,
  children,
}: ItemScreenProps) {
  if (children) return <div className="min-h-dvh bg-paper">{children}</div>
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto grid max-w-3xl justify-items-start gap-6 p-6 outline-none"
    >
      <BackLink {...back} />
      {gone ? (
        <Message tone="error">{gone}</Message>
      ) : hasFailed ? (
        <LoadFailure onRetry={onRetry}>{failure}</LoadFailure>
      ) : (
        isLoading && <SectionLoading />
      )}
    </main>
  )
}

const BackLink = ({ href, label }: Back) => (
  <Link
    to={href}
    className="inline-flex min-h-11 flex-none items-center gap-1.5 text-sm font-semibold text-indigo-900 hover:text-marigold-700"
  >
    <ArrowLeft aria-hidden="true" size={20} />
    <span className="max-md:sr-only">{label}</span>
  </Link>
)

type ItemHeaderProps = {
  back: Back
  heading: Ref<HTMLHeadingElement>
  title: ReactNode
  actions: ReactNode
  children: ReactNode
}

export function ItemHeader({ back, heading, title, actions, children }: ItemHeaderProps) {
  return (
    <header className="sticky top-0 z-20 flex items-center gap-3 border-b border-line bg-white px-3 py-2 shadow-card sm:gap-4 sm:px-6">
      <BackLink {...back} />
      <div className="min-w-0 flex-1 md:border-s md:border-line md:ps-4">
        <h1
          ref={heading}
          tabIndex={-1}
          className="truncate text-base/6 text-indigo-950 outline-none sm:text-lg/6"
        >
          {title}
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs text-muted">{children}</p>
      </div>
      <div className="flex flex-none items-center gap-1">{actions}</div>
    </header>
  )
}
