import { LazyQrCode } from '@prangan/web/ui/lazy-qr-code.ts'
import { Suspense } from 'react'
import type { LetterMessages } from './letter-messages.ts'

/** The application number, for the scanner at the counter. */
export function ScanCode({ number, texts: { scan } }: { number: string; texts: LetterMessages }) {
  return (
    <div className="flex break-inside-avoid items-center gap-3 pt-2">
      <Suspense>
        <LazyQrCode text={number} label={scan.code(number)} className="size-20" />
      </Suspense>
      <p className="text-sm">{scan.text}</p>
    </div>
  )
}
