import './sheet.css'
import { college } from '@prangan/college/config'
import { shownText } from '@prangan/contract/content/show-in'
import type { Language } from '@prangan/contract/languages'
import type { ReactNode } from 'react'
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
  const other = language === 'hi' ? 'en' : 'hi'
  const { address, phone, email } = useSettings().contact
  return (
    <header className="sheet-head">
      <Logo className="size-20 flex-none" />
      <div>
        <p className="font-serif text-2xl font-semibold text-indigo-900">
          {shownText(college.name, language).text}
        </p>
        <p lang={other} className="text-marigold-700">
          {college.name[other]}
        </p>
        <p className="text-xs text-muted">
          {address.text} · {phone.shown} · {email}
        </p>
      </div>
      {children}
    </header>
  )
}
