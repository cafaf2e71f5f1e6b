import { classNames } from '@prangan/web/ui/class-names.ts'
import { ChevronDown, TriangleAlert } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { admissionDeskMessages } from '../messages.ts'
import { ErrorsContext } from './fields.tsx'

type PartProps = {
  title: string
  summary: string
  paths: readonly string[]
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  isInner?: boolean
  children: ReactNode
}

export const isAbout = (path: string, beginnings: readonly string[]): boolean =>
  beginnings.some((each) => path === each || path.startsWith(`${each}.`))

/** A part of the form, closed to one line until somebody needs it. */
export function Part({ title, summary, paths, isOpen, onToggle, isInner, children }: PartProps) {
  const hasError = Object.keys(useContext(ErrorsContext)).some((path) => isAbout(path, paths))
  const Heading = isInner ? 'h3' : 'h2'
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className="rounded-card border border-line bg-white"
    >
      <summary className="flex cursor-pointer list-none items-center gap-3 rounded-card px-4 py-3 hover:bg-indigo-50">
        <span className="min-w-0 flex-1">
          <Heading className="text-base font-semibold text-indigo-950">{title}</Heading>
          <span className="line-clamp-2 text-sm wrap-anywhere text-muted">{summary}</span>
        </span>
        {hasError && (
          <span className="flex flex-none items-center gap-1 text-sm font-semibold text-danger">
            <TriangleAlert aria-hidden="true" size={18} />
            <span className="max-sm:sr-only">{admissionDeskMessages().admissionSessions.hasErrors}</span>
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          size={20}
          className={classNames('flex-none transition-transform', isOpen && 'rotate-180')}
        />
      </summary>
      {isOpen && <div className="grid gap-5 border-t border-line px-4 py-5">{children}</div>}
    </details>
  )
}
