import type { ReactNode } from 'react'
import { useFill } from '../../lib/site-layout.ts'
import { MarkedText } from '../../ui/marked-text.tsx'

type NeedsScriptsProps = {
  message: string
  /** Shown below the message. */
  instead?: ReactNode
  children: ReactNode
}

/** Shows its content with scripts, and a message without. */
export function NeedsScripts({ message, instead, children }: NeedsScriptsProps) {
  const fill = useFill()
  return (
    <>
      <noscript>
        <p className="rounded-e-card border-s-4 border-danger bg-danger-soft px-4 py-3">
          <MarkedText text={fill(message)} />
        </p>
        {instead && <div className="grid gap-4 pt-4">{instead}</div>}
      </noscript>
      <div className="needs-scripts">{children}</div>
    </>
  )
}
