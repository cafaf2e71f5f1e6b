import { issueMessages } from '@prangan/contract/content/checks/issue-messages'
import { limits } from '@prangan/contract/limits'
import { withTexts } from '@prangan/contract/localized'
import { PagePathSchema } from '@prangan/contract/schemas/site'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { useSubmitForm } from '../../../../lib/use-submit-form.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import type { FormInDialogProps } from '../../../../ui/desk/dialog-parts.ts'
import { FormFooter, lastInDialog } from '../../../../ui/desk/form-footer.tsx'
import { SaveButtons } from '../../../../ui/desk/save-buttons.tsx'
import { FormField } from '../../../../ui/form-field.tsx'
import { Message } from '../../../../ui/message.tsx'
import { callPages } from '../api/call-pages.ts'
import { contentIssueText } from '../content-issue-text.ts'
import { editorHref } from '../editor-href.ts'
import type { PageRow } from '../page-labels.ts'

const texts = () => deskMessages().pagesList.add

const NewPageSchema = z.object({
  title: z
    .string()
    .check(z.trim(), z.minLength(1, { error: () => contentIssueText(issueMessages.pageWithoutTitle) })),
  hindi: z.string().check(z.trim()),
  path: PagePathSchema,
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
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm<NewPage, NewPage, string>({
    schema: NewPageSchema,
    defaultValues: { title: '', hindi: '', path: '' },
    reValidateMode: 'onChange',
    failure: {
      refused: texts().failed,
      network: texts().unreachable,
    },
    blamed: 'path',
    send: async ({ title, hindi, path }) => {
      const body = { path, title: withTexts(undefined, { en: title, hi: hindi }) }
      return (await callPages('createPage', { body }, getToken)).id
    },
    onSent: (id) => void navigate(editorHref(id), { replace: true }),
    onBusyChange,
  })
  return (
    <form {...formProps} className="mt-6">
      <fieldset disabled={isBusy} className="grid gap-5">
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
        <FormField limit={limits.content.label} fields={fields} name="hindi" label={texts().fieldHi}>
          {(control) => <input {...control} lang="hi" autoComplete="off" />}
        </FormField>
        <FormField fields={fields} name="path" label={texts().address} required hint={texts().addressHint}>
          {(control) => <input {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} />}
        </FormField>
      </fieldset>
      <FormFooter
        className={lastInDialog}
        messages={
          <div id={messageId}>
            <Message tone="error">{message}</Message>
          </div>
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
