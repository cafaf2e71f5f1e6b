import { limits } from '@prangan/contract/limits'
import { optionalText, requiredText } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { actionFailure } from '../../../lib/failure-messages.ts'
import { type ResourceForm, refusalAt } from '../../../lib/resource-form.ts'
import type { FieldChange } from '../../../lib/use-edit-conflict.ts'
import { updatePicture } from './api/save-picture.ts'
import type { PictureRow } from './pictures.ts'

const { altText, label } = limits.content

export const needsDescription = 'Please describe the picture in a few words, or say that it is decorative.'

/** The form in which a picture is described and its focal point set. */
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

const labels = {
  title: 'Name',
  altEn: 'Description',
  altHi: 'Description in Hindi',
  isDecorative: 'Decorative',
  focusX: 'Focal point',
} as const

function compare(before: PictureRow, after: PictureRow): FieldChange[] {
  const [was, is] = [toForm(before), toForm(after)]
  const names = (Object.keys(labels) as (keyof typeof labels)[]).filter((name) => was[name] !== is[name])
  return names.map((name) => ({ name, label: labels[name], now: String(is[name]) }))
}

const failure = actionFailure('The picture could not be saved. Please try again.')

export const pictureForm: ResourceForm<PictureRow, Typed, Edited> = {
  name: 'picture',
  what: 'picture',
  schema: PictureFormSchema,
  toForm,
  compare,
  save: (edited, { id, version }, _, saving) => updatePicture(id, { ...edited, version }, saving),
  failure: (error) => refusalAt('', error, failure(error)),
}
