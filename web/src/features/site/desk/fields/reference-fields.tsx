import type { PictureRef } from '@prangan/contract/schemas/content-fields'
import { useContentPickers } from '../../../../lib/content-pickers.ts'

type ReferenceFieldProps<Value extends string> = {
  label: string
  isLabelHidden?: boolean
  value: Value | undefined
  onChange: (value: Value) => void
}

export function PictureField({ value = '', ...props }: ReferenceFieldProps<PictureRef>) {
  const { PicturePicker } = useContentPickers()
  return <PicturePicker {...props} value={value} />
}

export function DocumentField({ value = '', ...props }: ReferenceFieldProps<string>) {
  const { DocumentPicker } = useContentPickers()
  return <DocumentPicker {...props} value={value} />
}
