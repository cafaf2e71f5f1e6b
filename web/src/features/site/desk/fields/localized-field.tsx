import { factNamesIn, localizedFactsOf } from '@prangan/contract/content/fill-facts'
import { allLanguages, type Language, languages, mainLanguage } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import { localized, textsOf, withTexts } from '@prangan/contract/localized'
import { settingsId } from '@prangan/contract/paths'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { SiteSettings } from '@prangan/contract/schemas/site-settings'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { inLanguage } from '../../../../messages/language.ts'
import { languageName } from '../../../../messages/language-name.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { RequiredMark } from '../../../../ui/forms/field.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { useEditedSite } from '../edited-site.ts'
import { editorHref } from '../editor-href.ts'
import { useActiveText } from './active-text.ts'
import { factName } from './fact-name.ts'
import { GrowingText } from './growing-text.tsx'
import { useShowsTranslations } from './shows-translations.ts'

const texts = () => deskMessages().blockForms

export type LocalizedFieldProps = {
  label: string
  /** The label is shown too; otherwise it is for screen readers. */
  isLabelShown?: boolean
  required?: boolean
  name?: string
  value: LocalizedText | undefined
  onChange: (value: LocalizedText) => void
  /** A text with bold and links; without, a label. */
  isMarked?: boolean
  /** Characters; without, as many as such a text may have. */
  limit?: number
  placeholder?: string
  className?: string
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>, language: Language) => void
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>, language: Language) => void
}

export function LocalizedField(props: LocalizedFieldProps) {
  const { label, isLabelShown = false, required = false, value } = props
  const showsOthers = useShowsTranslations()
  const shown = allLanguages.filter(
    (each) => each === mainLanguage || showsOthers || (value?.[mainLanguage] === '' && value[each]),
  )
  return (
    <div className="grid min-w-0 gap-1.5">
      {isLabelShown && (
        <p aria-hidden="true" className="text-sm font-semibold text-indigo-950">
          {label}
          {required && <RequiredMark />}
        </p>
      )}
      <div className="edit-pair">
        {shown.map((language) => (
          <TextInput key={language} {...props} language={language} />
        ))}
      </div>
      <NamedFacts value={value} />
    </div>
  )
}

function NamedFacts({ value }: Pick<LocalizedFieldProps, 'value'>) {
  const { settings } = useEditedSite()
  const { can } = useDeskSession()
  const keys = [...new Set(factNamesIn(value ? textsOf(value).join(' ') : ''))]
  if (!settings || keys.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
      {keys.map((key) => (
        <span key={key} title={`{{${key}}}`} className="rounded-card bg-sand px-2 py-0.5">
          <UserText text={shownFact(key, settings)} />
        </span>
      ))}
      {can('page:structure') && (
        <Link to={editorHref(settingsId)} className="underline hover:text-indigo-900">
          {texts().changeForAll}
        </Link>
      )}
    </p>
  )
}

function shownFact(key: string, settings: SiteSettings): string {
  const facts = localizedFactsOf(settings)
  const value = Object.hasOwn(facts, key) ? facts[key] : undefined
  const { shown, unknown } = texts().facts
  return value ? shown(factName(key, settings) || `{{${key}}}`, inLanguage(value)) : unknown(key)
}

function TextInput(props: LocalizedFieldProps & { language: Language }) {
  const { label, value = localized(), onChange, isMarked = false, language } = props
  const { name, placeholder, className } = props
  const { limit = isMarked ? limits.content.text : limits.content.label } = props
  const { enter, bold, link } = useActiveText()
  return (
    <GrowingText
      aria-label={texts().inLanguage(label, languageName(language))}
      name={name}
      lang={language}
      dir={languages[language].dir}
      className={classNames(className)}
      placeholder={language === mainLanguage ? placeholder : languages[language].name}
      limit={limit}
      value={value[language] ?? ''}
      onChange={({ currentTarget }) => onChange(withTexts(value, { [language]: currentTarget.value }))}
      onFocus={({ currentTarget }) => isMarked && enter(currentTarget)}
      onPaste={(event) => props.onPaste?.(event, language)}
      onKeyDown={(event) => {
        const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
        if (isMarked && isCommand && (event.key === 'b' || event.key === 'k')) {
          event.preventDefault()
          return event.key === 'b' ? bold() : link()
        }
        if (!isMarked && event.key === 'Enter') event.preventDefault()
        props.onKeyDown?.(event, language)
      }}
    />
  )
}
