import type { ReactNode } from 'react'
import type { LocalizedText } from '../../content/text.ts'
import { useFill } from '../../lib/site-frame.ts'

/** Content that needs scripts; without them a message is shown instead. */
export function NeedsScripts({ message, children }: { message: LocalizedText; children: ReactNode }) {
  const { en, hi } = useFill()(message)
  return (
    <>
      <noscript>
        <p className="rounded-card border-l-4 border-danger bg-danger-soft px-4 py-3">
          {en}
          <br />
          <span lang="hi">{hi}</span>
        </p>
      </noscript>
      <div className="needs-scripts">{children}</div>
    </>
  )
}
