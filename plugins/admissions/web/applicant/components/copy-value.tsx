import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { applicantMessages } from '../../applicant-messages.ts'

type CopyValueProps = { label: string; text: string; className?: string }

/** A text that people type into another app, with a button that copies it. */
export function CopyValue({ label, text, className }: CopyValueProps) {
  const [state, setState] = useState<'' | 'copied' | 'failed'>('')
  const { copy: texts } = applicantMessages().payment
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className={className ?? 'select-all wrap-anywhere'}>{text}</span>
      <button
        type="button"
        aria-label={texts.copy(label)}
        onClick={copy}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-card border border-line bg-white px-3 text-sm font-semibold text-indigo-800 hover:bg-indigo-50 sm:min-h-9"
      >
        {state === 'copied' ? (
          <Check aria-hidden="true" size={16} className="text-success" />
        ) : (
          <Copy aria-hidden="true" size={16} />
        )}
        {texts.action}
      </button>
      <span role="status" className="text-sm font-normal text-muted">
        {state !== '' && texts[state]}
      </span>
    </span>
  )
}
