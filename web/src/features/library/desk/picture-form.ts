import { fieldMessages } from '@prangan/contract/field-messages'
import { otherFields, otherFieldsOf } from '@prangan/contract/language-fields'
import { limits } from '@prangan/contract/limits'
import { optionalText, optionalTexts, requiredText } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { actionFailure } from '../../../lib/failure-messages.ts'
import { type ResourceForm, refusalAt } from '../../../lib/resource-form.ts'
import type { FieldChange } from '../../../lib/use-edit-conflict.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { languageName } from '../../../messages/language-name.ts'
import { translateFieldMessage } from '../../../messages/translate-error.ts'
import { updatePicture } from './api/save-picture.ts'
import type { PictureRow } from './pictures.ts'

const library = () => deskMessages().library.pictures
const texts = () => library().form

const { altText, label } = limits.content

export const needsDescription = () => translateFieldMessage(fieldMessages.describePicture)

const PictureFormSchema = z
  .object({
    title: requiredText('The name', label),
    altEn: optionalText('The description', altText),
    ...optionalTexts('alt', 'The description', altText),
    isDecorative: z.boolean(),
    focusX: z.number(),
    focusY: z.number(),
  })
  .check(
    z.refine(({ altEn, isDecorative }) => isDecorative || altEn !== '', {
      path: ['altEn'],
      error: needsDescription,
    }),
  )
type Edited = z.infer<typeof PictureFormSchema>
type Typed = z.input<typeof PictureFormSchema>

export const toForm = ({ title, alt, focus }: PictureRow) => ({
  title,
  altEn: alt?.en ?? '',
  ...otherFieldsOf('alt', alt),
  isDecorative: alt === null,
  focusX: focus.x,
  focusY: focus.y,
})

function compare(before: PictureRow, after: PictureRow): FieldChange[] {
  const [was, is] = [toForm(before), toForm(after)]
  const labels = {
    ...texts().changes,
    ...otherFields('alt', (_, language) => library().details.fields.descriptionIn(languageName(language))),
  }
  const names = (Object.keys(labels) as (keyof typeof labels)[]).filter((name) => was[name] !== is[name])
  return names.map((name) => {
    const now = is[name]
    const shown = typeof now === 'boolean' ? texts().isDecorative(now) : String(now)
    return { name, label: labels[name], now: shown }
  })
}

const failure = actionFailure(() => texts().notSaved)

export const pictureForm: ResourceForm<PictureRow, Typed, Edited> = {
  name: 'picture',
  what: () => texts().what,
  schema: PictureFormSchema,
  toForm,
  compare,
  save: async (edited, { id, version }, _, saving) =>
    texts().saved(await updatePicture(id, { ...edited, version }, saving)),
  failure: (error) => refusalAt('', error, failure(error)),
}
