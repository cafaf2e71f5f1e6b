import type { NoticeDocument } from '@prangan/contract/schemas/notices'
import { FileText } from 'lucide-react'
import { Controller } from 'react-hook-form'
import { formatSize } from '../../../../lib/format-size.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { FileField } from '../../../../ui/desk/file-field.tsx'
import type { NoticeFormState } from '../notice-form.ts'
import { acceptedFiles } from '../notice-schema.ts'

const texts = () => deskMessages().news.form

type StoredFile = NonNullable<NoticeDocument['file']>

type NoticeFileProps = { noticeForm: NoticeFormState; stored: StoredFile | null }

/** The notice's current file, to be kept or removed, and the input for a new one. */
export function NoticeFile({ noticeForm: { form, fields, isBusy }, stored }: NoticeFileProps) {
  return (
    <div className="grid gap-3">
      {stored && <CurrentFile form={form} stored={stored} />}
      <Controller
        control={form.control}
        name="file"
        render={({ field }) => (
          <FileField
            label={texts().optional(stored ? texts().replaceFile : texts().file)}
            hint={texts().fileHint}
            accept={acceptedFiles}
            file={field.value}
            onChange={field.onChange}
            error={fields.error('file')}
            disabled={isBusy}
          />
        )}
      />
    </div>
  )
}

function CurrentFile({ form, stored }: { form: NoticeFormState['form']; stored: StoredFile }) {
  const isReplaced = form.watch('file') !== undefined
  const isRemoved = form.watch('removesFile')
  const outcome = isReplaced ? texts().fileReplaced : isRemoved ? texts().fileRemoved : ''
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-semibold text-indigo-950">{texts().file}</p>
      <div className="flex items-center gap-3 rounded-card border border-line bg-paper py-2 pe-2 ps-4">
        <FileText aria-hidden="true" size={20} className="flex-none text-indigo-900" />
        <p className="min-w-0 flex-1 text-sm wrap-anywhere" role="status">
          {outcome ? <s className="text-muted">{stored.name}</s> : stored.name}{' '}
          <span className="text-muted">({formatSize(stored.size)})</span>
          {outcome && <span className="block font-semibold text-danger">{outcome}</span>}
        </p>
        {!isReplaced && (
          <Button
            look="quiet"
            size="small"
            aria-label={(isRemoved ? texts().keepFile : texts().removeFile)(stored.name)}
            onClick={() => form.setValue('removesFile', !isRemoved, { shouldDirty: true })}
          >
            {isRemoved ? texts().keep : texts().remove}
          </Button>
        )}
      </div>
    </div>
  )
}
