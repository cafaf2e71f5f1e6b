import { fieldIn } from '@prangan/contract/language-fields'
import { mainLanguage, otherLanguages } from '@prangan/contract/languages'
import { deskMessages } from '../../../../messages/desk.ts'
import { hasNoticeTemplates, loadNoticeTemplates } from '../../../../messages/notice-templates.ts'
import { Button } from '../../../../ui/button.tsx'
import type { NoticeFormState } from '../notice-form.ts'

const texts = () => deskMessages().news.templates

const categories = {
  holiday: 'holiday',
  dateSheet: 'examination',
  feeDate: 'general',
} as const
type Template = keyof typeof categories

/** Begins a notice that recurs: its titles with gaps, and its category. The cursor goes to the first gap. */
export function Templates({ form }: Pick<NoticeFormState, 'form'>) {
  const begin = async (template: Template, input: unknown) => {
    const set = (name: Parameters<typeof form.setValue>[0], text: string) =>
      form.setValue(name, text, { shouldDirty: true })
    const title = (await loadNoticeTemplates(mainLanguage))[template]
    set('title', title)
    for (const language of otherLanguages.filter(hasNoticeTemplates))
      set(fieldIn('title', language), (await loadNoticeTemplates(language))[template])
    form.setValue('category', categories[template], { shouldDirty: true })
    if (!(input instanceof HTMLInputElement)) return
    const gap = title.indexOf('…')
    input.focus()
    input.setSelectionRange(gap, gap + 1)
  }
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-muted">{texts().beginWith}</span>
      {(Object.keys(categories) as Template[]).map((template) => (
        <Button
          key={template}
          look="secondary"
          size="small"
          onClick={({ currentTarget }) => begin(template, currentTarget.form?.elements.namedItem('title'))}
        >
          {texts()[template]}
        </Button>
      ))}
    </p>
  )
}
