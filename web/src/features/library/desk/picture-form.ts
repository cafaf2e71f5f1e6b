import { fieldMessages } from '@prangan/contract/field-messages'
import { limits } from '@prangan/contract/limits'
import { optionalText, requiredText } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { actionFailure } from '../../../lib/failure-messages.ts'
import { type ResourceForm, refusalAt } from '../../../lib/resource-form.ts'
import type { FieldChange } from '../../../lib/use-edit-conflict.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { translateFieldMessage } from '../../../messages/translate-error.ts'
import { updatePicture } from './api/save-picture.ts'
import type { PictureRow } from './pictures.ts'

const texts = () => deskMessages().library.pictures.form

const { altText, label } = limits.content

export const needsDescription = () => translateFieldMessage(fieldMessages.describePicture)

const PictureFormSchema = z
  .object({
    title: requiredText('The name', label),
    altEn: optionalText('The description', altText),
    altHi: optionalText('The description in Hindi', altText),
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

const toForm = ({ title, alt, focus }: PictureRow) => ({
  title,
  altEn: alt?.en ?? '',
  altHi: alt?.hi ?? '',
  isDecorative: alt === null,
  focusX: focus.x,
  focusY: focus.y,
})

function compare(before: PictureRow, after: PictureRow): FieldChange[] {
  const [was, is] = [toForm(before), toForm(after)]
  const names = (Object.keys(texts().changes) as (keyof ReturnType<typeof texts>['changes'])[]).filter(
    (name) => was[name] !== is[name],
  )
  return names.map((name) => {
    const now = is[name]
    const shown = typeof now === 'boolean' ? texts().isDecorative(now) : String(now)
    return { name, label: texts().changes[name], now: shown }
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
