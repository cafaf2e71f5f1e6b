import { allLanguages, type Language, languages, pathIn } from '@prangan/contract/languages'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loadMessages, type Messages } from '../../messages/index.ts'
import { language } from '../../messages/language.ts'
import { buttonClass } from '../../ui/button.tsx'

const declinedKey = 'languageOffer'

/** Returns the visitor's preferred language if the page is in another one and they have not declined the offer. */
function preferredLanguage(): Language | undefined {
  const preferred = navigator.languages
    .map((each) => each.split('-')[0])
    .map((each) => allLanguages.find((known) => known === each))
    .find((known) => known !== undefined)
  if (preferred === language()) return undefined
  try {
    return localStorage.getItem(declinedKey) === null ? preferred : undefined
  } catch {
    return undefined
  }
}

/** Ends the offer for good: the visitor has answered it, or has chosen a language. */
export function declineOffer(): void {
  try {
    localStorage.setItem(declinedKey, 'declined')
  } catch {
    // Without storage, the offer returns on the next visit.
  }
}

/** Offers the page in the visitor's language, below the content, so that nothing moves or is covered. */
export function LanguageOffer() {
  const { pathname, search } = useLocation()
  const [offer, setOffer] = useState<{ language: Language; messages: Messages } | null>(null)
  useEffect(() => {
    const preferred = preferredLanguage()
    if (!preferred) return
    loadMessages(preferred).then(
      (messages) => setOffer({ language: preferred, messages }),
      // A failure shows no offer.
      () => {},
    )
  }, [])
  if (!offer || offer.language === language()) return null
  const text = offer.messages.layout.language
  const { name, read } = languages[offer.language]
  const close = () => {
    declineOffer()
    setOffer(null)
  }
  return (
    <section
      lang={offer.language}
      aria-label={name}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-line bg-indigo-50 px-4 py-3 print:hidden"
    >
      <p>{text.offer}</p>
      <span className="flex gap-2">
        <a
          href={pathIn(offer.language, pathname) + search}
          hrefLang={offer.language}
          onClick={declineOffer}
          className={buttonClass('primary', 'small')}
        >
          {read}
        </a>
        <button type="button" onClick={close} className={buttonClass('quiet', 'small')}>
          {text.decline}
        </button>
      </span>
    </section>
  )
}
