import { issueMessages } from '@prangan/contract/content/checks/issue-messages'
import { fieldMessages } from '@prangan/contract/field-messages'
import { fieldIn, otherFieldsOf, textFrom } from '@prangan/contract/language-fields'
import { otherLanguages } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import { optionalTexts } from '@prangan/contract/schemas/fields'
import { PagePathSchema } from '@prangan/contract/schemas/site'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { useSubmitForm } from '../../../../lib/use-submit-form.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { languageName, writtenIn } from '../../../../messages/language-name.ts'
import { ChoiceField } from '../../../../ui/desk/choice-field.tsx'
import type { FormInDialogProps } from '../../../../ui/desk/dialog-parts.ts'
import { FormFooter, lastInDialog } from '../../../../ui/desk/form-footer.tsx'
import { RequiredNote } from '../../../../ui/desk/required-note.tsx'
import { SaveButtons } from '../../../../ui/desk/save-buttons.tsx'
import { FormField } from '../../../../ui/forms/form-field.tsx'
import { Message } from '../../../../ui/message.tsx'
import { callPages } from '../api/call-pages.ts'
import { contentIssueText } from '../content-issue-text.ts'
import { editorHref } from '../editor-href.ts'
import type { PageRow } from '../page-labels.ts'
import { blocksOfTemplate, pageTemplates } from '../page-templates.ts'

const texts = () => deskMessages().pagesList.add

const NewPageSchema = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => contentIssueText(issueMessages.pageWithoutTitle) }),
      z.maxLength(limits.content.label, fieldMessages.tooLong('The title', limits.content.label)),
    ),
  ...optionalTexts('title', 'The title', limits.content.label),
  path: PagePathSchema,
  template: z.enum(pageTemplates),
})
type NewPage = z.input<typeof NewPageSchema>

/** The address that a title suggests: /fees-and-scholarships. */
const suggestedPath = (title: string): string => {
  const words = title
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .match(/[a-z0-9]+/g)
  return words ? `/${words.slice(0, 6).join('-')}` : ''
}

/** The form for a new page. It opens in the editor at once, as a draft. */
export function NewPageForm({ onBusyChange, onCancel }: FormInDialogProps<PageRow>) {
  const { getToken } = useDeskSession()
  const navigate = useNavigate()
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm<
    NewPage,
    z.output<typeof NewPageSchema>,
    string
  >({
    schema: NewPageSchema,
    defaultValues: { title: '', ...otherFieldsOf('title', null), path: '', template: 'blank' },
    reValidateMode: 'onChange',
    failure: {
      refused: texts().failed,
      network: texts().unreachable,
    },
    blamed: 'path',
    send: async ({ path, template, ...titles }) => {
      const body = { path, title: textFrom('title', titles), blocks: await blocksOfTemplate(template) }
      return (await callPages('createPage', { body }, getToken)).id
    },
    onSent: (id) => void navigate(editorHref(id), { replace: true }),
    onBusyChange,
  })
  return (
    <form {...formProps} className="mt-6">
      <fieldset disabled={isBusy} className="grid gap-5">
        <RequiredNote />
        <FormField limit={limits.content.label} fields={fields} name="title" label={texts().field} required>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              onInput={({ currentTarget: { value } }) => {
                if (!form.getFieldState('path').isDirty) form.setValue('path', suggestedPath(value))
              }}
            />
          )}
        </FormField>
        {otherLanguages.map((language) => (
          <FormField
            key={language}
            limit={limits.content.label}
            fields={fields}
            name={fieldIn('title', language)}
            label={texts().fieldIn(languageName(language))}
          >
            {(control) => <input {...control} {...writtenIn(language)} autoComplete="off" />}
          </FormField>
        ))}
        <FormField
          limit={limits.content.path}
          fields={fields}
          name="path"
          label={texts().address}
          required
          hint={texts().addressHint}
        >
          {(control) => <input {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} />}
        </FormField>
        <ChoiceField
          label={texts().beginWith}
          choices={pageTemplates.map((value) => ({ value, ...texts().templates[value] }))}
          wiring={form.register('template')}
        />
      </fieldset>
      <FormFooter
        className={lastInDialog}
        messages={
          <Message id={messageId} tone="error">
            {message}
          </Message>
        }
      >
        <SaveButtons
          isBusy={isBusy}
          onCancel={onCancel}
          action={texts().labels[0]}
          busyAction={texts().labels[1]}
        />
      </FormFooter>
    </form>
  )
}
