import { otherFields, otherFieldsOf } from '@prangan/contract/language-fields'
import { limits } from '@prangan/contract/limits'
import { optionalTexts, requiredText } from '@prangan/contract/schemas/fields'
import { SlugSchema } from '@prangan/contract/schemas/library'
import * as z from 'zod/mini'
import { actionFailure } from '../../../lib/failure-messages.ts'
import { type ResourceForm, type ResourceFormState, refusalAt } from '../../../lib/resource-form.ts'
import type { FieldChange } from '../../../lib/use-edit-conflict.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { languageName } from '../../../messages/language-name.ts'
import { addDocument, type Titles, updateDocument } from './api/save-document.ts'
import type { DocumentRow } from './documents.ts'
import { documentInput } from './file-rules.ts'

const library = () => deskMessages().library
const texts = () => library().documents.form

const { label } = limits.content

/** The form in which a document is added or renamed; its address and its file only when it is added. */
const DocumentFormSchema = z
  .object({
    titleEn: requiredText('The title', label),
    ...optionalTexts('title', 'The title', label),
    slug: SlugSchema,
    isNew: z.boolean(),
    file: z.optional(z.custom<File>((value) => value instanceof File)),
  })
  .check(
    z.check(({ value: { isNew, file }, issues }) => {
      const message = isNew ? (file ? documentInput.wrong(file) : library().files.document.choose) : undefined
      if (message) issues.push({ code: 'custom', message, path: ['file'], input: file })
    }),
  )
type Edited = z.infer<typeof DocumentFormSchema>
type Typed = z.input<typeof DocumentFormSchema>
export type DocumentFormState = ResourceFormState<DocumentRow, Typed, Edited>

const toForm = ({ title, slug }: DocumentRow): Required<Typed> => ({
  titleEn: title.en,
  ...otherFieldsOf('title', title),
  slug,
  isNew: false,
  file: undefined,
})

const titlesIn = (edited: Titles): Titles => ({
  titleEn: edited.titleEn,
  ...otherFields('title', (field) => edited[field]),
})

function compare(before: DocumentRow, after: DocumentRow): FieldChange[] {
  const { title, titleIn } = library().documents.details.fields
  const [was, is] = [titlesIn(toForm(before)), titlesIn(toForm(after))]
  const labels = {
    titleEn: title,
    ...otherFields('title', (_, language) => titleIn(languageName(language))),
  }
  const names = (Object.keys(labels) as (keyof typeof labels)[]).filter((name) => was[name] !== is[name])
  return names.map((name) => ({ name, label: labels[name], now: is[name] || deskMessages().kit.notGiven }))
}

const failure = actionFailure(() => texts().notSaved)

/** Adds a document; resolves with its id. */
export const documentForm = (onAdded: (id: string) => void): ResourceForm<DocumentRow, Typed, Edited> => ({
  name: 'document',
  what: () => texts().what,
  schema: DocumentFormSchema,
  toForm,
  compare,
  save: async (edited, { id, version }, _, { getToken }) =>
    texts().saved(await updateDocument(id, { ...titlesIn(edited), version }, getToken)),
  add: {
    blank: { titleEn: '', ...otherFieldsOf('title', null), slug: '', isNew: true, file: undefined },
    send: async ({ slug, file, ...edited }, saving) => {
      if (!file) throw new Error('There is no file.')
      const { id, message } = await addDocument(file, { ...titlesIn(edited), slug }, saving)
      onAdded(id)
      return texts().added(message)
    },
  },
  failure: (error) => {
    const { message, errors = {} } = refusalAt('file', error, failure(error))
    const { document, ...named } = errors
    const all = { ...named, ...(document !== undefined && { file: document }) }
    return Object.keys(all).length > 0 ? { errors: all } : { ...(message && { message }) }
  },
})

/** The address that a title suggests: its Latin words. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .split(/[\s-]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 60)
    .replace(/-+$/, '')
