import { allLanguages, languages } from '@prangan/contract/languages'
import { deskMessages } from '../../messages/desk.ts'
import { language } from '../../messages/language.ts'
import { chooseDeskLanguage } from '../../messages/language-at.ts'
import { classNames } from '../../ui/class-names.ts'

/** Switches the language of the desk on this device. Forms keep what is typed as drafts. */
export function DeskLanguage() {
  if (allLanguages.length === 1) return null
  return (
    <fieldset className="flex gap-1 md:gap-0">
      <legend className="sr-only">{deskMessages().shell.language}</legend>
      {allLanguages.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language()}
          onClick={() => chooseDeskLanguage(each)}
          className={classNames(
            'min-h-9 rounded-card px-2.5 text-sm md:min-h-8 md:px-2',
            each === language()
              ? 'bg-indigo-800 font-semibold text-white'
              : 'text-indigo-200 hover:text-white',
          )}
        >
          {languages[each].name}
        </button>
      ))}
    </fieldset>
  )
}
