import type { ReactNode } from 'react'

const tones = {
  error: 'border-danger bg-danger-soft text-danger',
  success: 'border-success bg-success-soft text-success',
  info: 'border-indigo-400 bg-indigo-50 text-indigo-900',
} as const

/** A result in a live region. Render it empty beforehand, so that screen readers notice the text. */
export function Message({ tone, children }: { tone: keyof typeof tones; children?: ReactNode }) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'}>
      {children && (
        <p
          className={`rounded-card border-s-4 px-4 py-3 text-sm font-medium whitespace-pre-line ${tones[tone]}`}
        >
          {children}
        </p>
      )}
    </div>
  )
}
