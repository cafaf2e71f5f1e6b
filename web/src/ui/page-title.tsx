import type { Language } from '@prangan/contract/languages'
import type { ReactNode } from 'react'
import { Container } from './container.tsx'

type PageTitleProps = {
  title: string
  lang?: Language | undefined
  text?: ReactNode
  eyebrow?: ReactNode
  picture?: ReactNode
}

const arch = 'M24 128V72C24 41 50 25 64 14c14 11 40 27 40 58v56'
const opening =
  'M34 128V74a9 9 0 0 1 4-15a9 9 0 0 1 8-13a9 9 0 0 1 12-8q2-4 6-6q4 2 6 6a9 9 0 0 1 12 8a9 9 0 0 1 8 13a9 9 0 0 1 4 15v54'

/**
 * The college's arches at the end of a band, a lamp or a picture in each: on narrow screens only the last.
 */
export function Arcade({ picture, className = '' }: { picture?: ReactNode; className?: string }) {
  return (
    <div className={`arcade ${className}`}>
      <svg viewBox="0 0 291 128" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <clipPath id="arch" clipPathUnits="objectBoundingBox">
          <path d={arch} transform="scale(0.0125 0.008772) translate(-24 -14)" />
        </clipPath>
        {[0, 100, 200].map((x) => (
          <g key={x} transform={`translate(${x - 14})`}>
            <path d={arch} />
            <path d={opening} />
            <circle cx={64} cy={74} r={17} />
            <path d="M64 33V60" />
            <path d="M64 62q7 8 0 15q-7-7 0-15M52 78h24q-2 10-12 10t-12-10" />
          </g>
        ))}
      </svg>
      {picture}
    </div>
  )
}

export function PageTitle({ title, lang, text, eyebrow, picture }: PageTitleProps) {
  return (
    <div className="relative isolate overflow-hidden border-b border-line bg-sand py-3 md:grid md:py-6 md:min-h-42 md:items-center">
      <Arcade picture={picture} />
      <Container className="grid gap-1 *:max-w-[min(62ch,100%-5rem)] lg:*:max-w-[calc(100%-30rem)]">
        {eyebrow && <p className="text-sm font-semibold text-marigold-700">{eyebrow}</p>}
        <h1 lang={lang} className="text-h1 text-indigo-900">
          {title}
        </h1>
        {text && <p className="max-w-[62ch] pt-1 text-balance text-muted">{text}</p>}
      </Container>
    </div>
  )
}
