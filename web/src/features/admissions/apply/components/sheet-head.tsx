import './sheet.css'
import type { Language } from '@prangan/contract/languages'
import type { ReactNode } from 'react'
import { collegeNames } from '../../../../lib/college-names.ts'
import { useSettings } from '../../../../lib/site-layout.ts'
import { language as readersLanguage } from '../../../../messages/language.ts'
import { Logo } from '../../../../ui/logo.tsx'

type SheetHeadProps = {
  language?: Language
  /** At its end: an applicant's photo. */
  children?: ReactNode
}

/** The letterhead of a printed sheet: the college in the sheet's language, in the other one, and how it is reached. */
export function SheetHead({ language = readersLanguage(), children }: SheetHeadProps) {
  const [own, other] = collegeNames(language)
  const { address, phone, email } = useSettings().contact
  return (
    <header className="sheet-head">
      <Logo className="size-20 flex-none" />
      <div>
        <p className="font-serif text-2xl font-semibold text-indigo-900">{own.text}</p>
        {other && (
          <p lang={other.lang} className="text-marigold-700">
            {other.text}
          </p>
        )}
        <p className="text-xs text-muted">
          {address.text} · {phone.shown} · {email}
        </p>
      </div>
      {children}
    </header>
  )
}
