import type { FrameKind } from '@prangan/contract/schemas/content'
import type { FrameRow } from '../block-forms/block-form.ts'

/** The blocks of the frame that can be edited, by kind. */
export const frameForms: { readonly [Kind in FrameKind]?: FrameRow<Kind> } = {}
