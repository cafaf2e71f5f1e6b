import { collegeNames } from '../../lib/college-names.ts'
import { language } from '../../messages/language.ts'
import { classNames } from '../../ui/class-names.ts'
import { Logo } from '../../ui/logo.tsx'

/** A longer name takes more than two lines of a phone's header. */
const longName = 30

/** Shows the college's logo and its name in both scripts, the page's own first; on a phone only that one. */
export function LogoAndName({ onDark = false }: { onDark?: boolean }) {
  const [own, other] = collegeNames(language())
  const isLong = own.text.length > longName
  return (
    <span className="flex items-center gap-2.5 md:gap-3">
      {/* Its drawing has air at its sides; the crest is at the column's edge. */}
      <Logo className="-ms-1 size-11 flex-none md:-ms-1.25 md:size-14" />
      <span className="grid md:[&:is(:lang(hi),:lang(mr))]:pt-1">
        <span
          className={classNames(
            'font-serif leading-snug font-semibold text-balance sm:text-lg md:text-xl',
            isLong ? 'text-sm' : 'text-base',
            onDark ? 'text-white' : 'text-indigo-900',
          )}
        >
          {own.text}
        </span>
        {other && (
          <span
            lang={other.lang}
            className={classNames(
              'text-sm max-sm:hidden',
              onDark ? 'text-marigold-300' : 'text-marigold-700',
            )}
          >
            {other.text}
          </span>
        )}
      </span>
    </span>
  )
}
