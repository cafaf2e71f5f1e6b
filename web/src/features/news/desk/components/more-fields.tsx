import { fieldIn } from '@prangan/contract/language-fields'
import { type Language, otherLanguages } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import type { Block } from '@prangan/contract/schemas/blocks'
import { noticeBlockKinds } from '@prangan/contract/schemas/notice-parts'
import { useState } from 'react'
import { useBlockEditor } from '../../../../lib/block-editor.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { languageName, writtenIn } from '../../../../messages/language-name.ts'
import { SelectInput } from '../../../../ui/desk/select-box.tsx'
import { FormField } from '../../../../ui/forms/form-field.tsx'
import type { ShownCategory } from '../../api/categories.ts'
import { useCurrentNotices } from '../../api/current-notices.ts'
import { shownTitle } from '../../api/shown-title.ts'
import type { NoticeFormState } from '../notice-form.ts'
import { isOfPublished } from '../prepared-notices.ts'

const texts = () => deskMessages().news.more

type FieldsProps = { noticeForm: NoticeFormState }

type CategoryProps = FieldsProps & { categories: readonly ShownCategory[] }

/** What few notices need is folded, so that the plain case stays short: not in the form, and so not on the way of Enter. */
export function MoreFields({ noticeForm, categories }: CategoryProps) {
  const [isOpen, setOpen] = useState(false)
  const isEvent = noticeForm.form.watch('type') === 'Events'
  return (
    <details
      className="rounded-card border border-line bg-paper"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="px-4 py-3">
        <span className="text-sm font-semibold text-indigo-950">{texts().title}</span>
        <span className="block text-sm text-muted">{texts().hint}</span>
      </summary>
      {isOpen && (
        <div className="grid gap-5 border-t border-line p-4">
          <Category {...{ noticeForm, categories }} />
          {isEvent && <EventPlace {...{ noticeForm }} />}
          <Body {...{ noticeForm }} />
          <ReplacedBy {...{ noticeForm }} />
          {noticeForm.base && isOfPublished(noticeForm.base) && (
            <LocalizedLines {...{ noticeForm }} name="correction" hint={texts().correctionHint} />
          )}
        </div>
      )}
    </details>
  )
}

function Category({ noticeForm: { fields }, categories }: CategoryProps) {
  const names = Object.fromEntries(categories.map(({ key, name }) => [key, name.text]))
  return (
    <FormField fields={fields} name="category" label={texts().category}>
      {({ className: _, ...control }) => (
        <SelectInput
          options={['', ...categories.map(({ key }) => key)]}
          labels={{ '': texts().categoryOfType, ...names }}
          {...control}
        />
      )}
    </FormField>
  )
}

function EventPlace({ noticeForm }: FieldsProps) {
  return (
    <>
      <FormField fields={noticeForm.fields} name="eventTime" label={texts().eventTime}>
        {(control) => <input type="time" {...control} />}
      </FormField>
      <LocalizedLines noticeForm={noticeForm} name="place" hint={texts().placeHint} />
      <LocalizedLines noticeForm={noticeForm} name="howToTakePart" hint={texts().howToTakePartHint} isLong />
    </>
  )
}

type LinesProps = FieldsProps & {
  name: 'place' | 'howToTakePart' | 'correction'
  hint: string
  isLong?: true
}

/** A text in each language of the college. */
function LocalizedLines({ noticeForm: { fields }, name, hint, isLong }: LinesProps) {
  const label = texts()[name]
  const inputIn = (language?: Language) => (control: object) =>
    isLong ? (
      <textarea rows={3} {...(language && writtenIn(language))} {...control} />
    ) : (
      <input type="text" autoComplete="off" {...(language && writtenIn(language))} {...control} />
    )
  return (
    <>
      <FormField fields={fields} name={name} label={label} hint={hint}>
        {inputIn()}
      </FormField>
      {otherLanguages.map((language) => (
        <FormField
          key={language}
          fields={fields}
          name={fieldIn(name, language)}
          label={texts().inLanguage(label, languageName(language))}
        >
          {inputIn(language)}
        </FormField>
      ))}
    </>
  )
}

/** The form holds the blocks as JSON, as the call takes them; so drafts, conflicts and 'unsaved' compare texts. */
function Body({ noticeForm: { form, fields } }: FieldsProps) {
  const BlockEditor = useBlockEditor()
  const stored = form.watch('body')
  const error = fields.error('body')
  return (
    <div className="grid gap-1.5">
      <BlockEditor
        label={texts().body}
        blocks={stored === '' ? [] : (JSON.parse(stored) as Block[])}
        kinds={noticeBlockKinds}
        max={limits.notice.blocks}
        onChange={(blocks) =>
          form.setValue('body', blocks.length === 0 ? '' : JSON.stringify(blocks), { shouldDirty: true })
        }
      />
      <p className="text-sm text-muted">{texts().bodyHint}</p>
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** Offers the notices that are public now, and the one that is chosen already. */
function ReplacedBy({ noticeForm: { form, fields, base } }: FieldsProps) {
  const { notices } = useCurrentNotices()
  const current = notices ? [...notices.news, ...notices.events, ...notices.ticker] : []
  const offered = Object.fromEntries(
    current.filter(({ id }) => id !== base?.id).map((notice) => [notice.id, shownTitle(notice)]),
  )
  const chosen = form.watch('replacedBy')
  const options = [...new Set(['', ...(chosen ? [chosen] : []), ...Object.keys(offered)])]
  return (
    <FormField fields={fields} name="replacedBy" label={texts().replacedBy} hint={texts().replacedByHint}>
      {({ className: _, ...control }) => (
        <SelectInput options={options} labels={{ '': texts().notReplaced, ...offered }} {...control} />
      )}
    </FormField>
  )
}
