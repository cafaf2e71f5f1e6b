import { Children, type ReactNode } from 'react'

const tones = {
  error: 'border-danger bg-danger-soft text-danger',
  success: 'border-success bg-success-soft text-success',
  info: 'border-indigo-400 bg-indigo-50 text-indigo-900',
} as const

type MessageProps = { tone: keyof typeof tones; id?: string; children?: ReactNode }

/**
 * A result in a live region. Render it empty beforehand, so that screen readers notice the text: out of the flow, it makes no gap
 * in a grid.
 */
export function Message({ tone, id, children }: MessageProps) {
  // What says nothing would be an empty coloured bar.
  const hasText = Children.toArray(children).some((part) => typeof part !== 'string' || part.trim() !== '')
  return (
    <div id={id} role={tone === 'error' ? 'alert' : 'status'} className="message empty:absolute">
      {hasText && (
        <p
          className={`empty:hidden rounded-e-card border-s-4 px-4 py-3 text-sm font-medium whitespace-pre-line ${tones[tone]}`}
        >
          {children}
        </p>
      )}
    </div>
  )
}
