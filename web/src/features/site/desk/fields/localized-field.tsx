import { factNamesIn, localizedFactsOf } from '@prangan/contract/content/fill-facts'
import { textsOf } from '@prangan/contract/content/walk-content'
import { limits } from '@prangan/contract/limits'
import { frameId } from '@prangan/contract/paths'
import type { LocalizedText } from '@prangan/contract/schemas/content'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { deskMessages } from '../../../../messages/desk.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { RequiredMark } from '../../../../ui/field.tsx'
import { useEditedSite } from '../edited-site.ts'
import { editorHref } from '../editor-href.ts'
import { useActiveText } from './active-text.ts'
import { GrowingText } from './growing-text.tsx'
import { useShowsHindi } from './shows-hindi.ts'

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

export type Language = 'en' | 'hi'

export function LocalizedField(props: LocalizedFieldProps) {
  const { label, isLabelShown = false, required = false, value } = props
  const hasHindi = useShowsHindi() || (value?.en === '' && Boolean(value.hi))
  return (
    <div className="grid min-w-0 gap-1">
      {isLabelShown && (
        <p aria-hidden="true" className="text-xs font-semibold text-muted">
          {label}
          {required && <RequiredMark />}
        </p>
      )}
      <div className="edit-pair">
        <TextInput {...props} language="en" />
        {hasHindi && <TextInput {...props} language="hi" />}
      </div>
      <NamedFacts value={value} />
    </div>
  )
}

function NamedFacts({ value }: Pick<LocalizedFieldProps, 'value'>) {
  const { frame } = useEditedSite()
  const keys = [...new Set(factNamesIn(value ? textsOf(value).join(' ') : ''))]
  if (!frame || keys.length === 0) return null
  const facts = localizedFactsOf(frame)
  return (
    <p className="text-xs text-muted">
      {keys.map((key) => texts().shows(key, facts[key]?.en))}
      <Link to={editorHref(frameId)} className="underline underline-offset-2 hover:text-indigo-900">
        {texts().changeForAll}
      </Link>
    </p>
  )
}

function TextInput(props: LocalizedFieldProps & { language: Language }) {
  const { label, value = { en: '' }, onChange, isMarked = false, language } = props
  const { name, placeholder, className } = props
  const { limit = isMarked ? limits.content.text : limits.content.label } = props
  const { enter, bold, link } = useActiveText()
  const change = (text: string) => {
    const { en, hi } = language === 'en' ? { ...value, en: text } : { ...value, hi: text }
    onChange({ en, ...(hi && { hi }) })
  }
  return (
    <GrowingText
      aria-label={texts().inLanguage(label, texts().languages[language])}
      name={name}
      lang={language}
      className={classNames(className)}
      placeholder={language === 'hi' ? 'हिन्दी में' : placeholder}
      limit={limit}
      value={value[language] ?? ''}
      onChange={({ currentTarget }) => change(currentTarget.value)}
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
