import { allLanguages, languages, pathIn } from '@prangan/contract/languages'
import { useLocation } from 'react-router-dom'
import { language } from '../../messages/language.ts'
import { declineOffer } from './language-offer.tsx'

/** Links to this page in the other languages. It is the same page, so forms keep their values. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation()
  return allLanguages
    .filter((other) => other !== language())
    .map((other) => (
      <a
        key={other}
        href={pathIn(other, pathname) + search}
        hrefLang={other}
        lang={other}
        onClick={declineOffer}
        className="inline-grid min-h-12 flex-none place-items-center px-2 text-sm font-semibold text-indigo-900 hover:underline"
      >
        {languages[other].name}
      </a>
    ))
}
