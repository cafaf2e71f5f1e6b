import { college } from '@prangan/college/config'
import { mainLanguage } from '@prangan/contract/languages'
import { inLanguage, language } from '../../messages/language.ts'
import { classNames } from '../../ui/class-names.ts'
import { Logo } from '../../ui/logo.tsx'

/**
 * Shows the college's logo and its name in both scripts, the page's own first. On a phone, a page in another language shows one
 * name only: two would take a fifth of the screen.
 */
export function LogoAndName({ onDark = false }: { onDark?: boolean }) {
  const own = language()
  const other = own === 'hi' ? 'en' : 'hi'
  return (
    <span className="flex items-center gap-2.5 md:gap-3">
      <Logo className="size-11 flex-none md:size-14" />
      <span className="grid">
        <span
          className={classNames(
            'font-serif text-base leading-snug font-semibold sm:text-lg md:text-xl',
            onDark ? 'text-white' : 'text-indigo-900',
          )}
        >
          {inLanguage(college.name)}
        </span>
        <span
          lang={other}
          className={classNames(
            'text-sm',
            onDark ? 'text-marigold-300' : 'text-marigold-700',
            own !== mainLanguage && 'max-sm:hidden',
          )}
        >
          {college.name[other]}
        </span>
      </span>
    </span>
  )
}
