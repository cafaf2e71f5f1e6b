import type { ReactNode } from 'react'
import type { LocalizedText } from '../../content/text.ts'

/** Content that needs scripts; without them a message is shown instead. */
export function NeedsScripts({ message, children }: { message: LocalizedText; children: ReactNode }) {
  return (
    <>
      <noscript>
        <p className="rounded-card border-l-4 border-danger bg-danger-soft px-4 py-3">
          {message.en}
          <br />
          <span lang="hi">{message.hi}</span>
        </p>
      </noscript>
      <div className="needs-scripts">{children}</div>
    </>
  )
}
