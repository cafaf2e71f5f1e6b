import { CSPProvider } from '@base-ui/react/csp-provider'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Listed, Resource } from '../../../../lib/resource.ts'
import { useLivePages } from '../../../../lib/use-live-pages.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { Pagination } from '../../../../ui/desk/pagination.tsx'
import { SearchInput } from '../../../../ui/desk/search-input.tsx'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'

const texts = () => deskMessages().library.picker

type PickerDialogProps<Row extends Listed> = {
  resource: Resource<Row, Record<never, never>>
  title: string
  isOpen: boolean
  onClose: () => void
  chosen: string
  onChoose: (id: string) => void
  show: (row: Row) => ReactNode
  className: string
  /** The upload in place, for those who may: what its button says, and its form. */
  upload?:
    | {
        action: string
        form: (props: {
          onDone: (id: string) => void
          onCancel: () => void
          onBusyChange: (isBusy: boolean) => void
        }) => ReactNode
      }
    | undefined
}

/** A dialog that chooses from a list of the library, live and searched, or uploads something and chooses that. */
export function PickerDialog<Row extends Listed>({
  isOpen,
  onClose,
  title,
  ...props
}: PickerDialogProps<Row>) {
  const [isUploading, setUploading] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const wasUploading = useRef(false)
  useEffect(() => {
    if (wasUploading.current === isUploading) return
    wasUploading.current = isUploading
    content.current?.querySelector<HTMLElement>(isUploading ? 'input' : '[data-upload]')?.focus()
  }, [isUploading])
  const { upload, onChoose } = props
  const choose = (id: string) => {
    setUploading(false)
    onChoose(id)
    onClose()
  }
  const close = () => {
    setUploading(false)
    onClose()
  }
  return (
    <CSPProvider disableStyleElements>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        isBusy={isBusy}
        isWide
        title={title}
        description={isUploading ? texts().uploading : texts().fromLibrary}
      >
        <div ref={content} className="mt-6 grid gap-5">
          {isUploading && upload ? (
            upload.form({ onDone: choose, onCancel: () => setUploading(false), onBusyChange: setBusy })
          ) : (
            <Choices
              {...props}
              onChoose={choose}
              beside={
                upload && (
                  <Button look="secondary" data-upload="" onClick={() => setUploading(true)}>
                    {upload.action}
                  </Button>
                )
              }
            />
          )}
        </div>
      </Dialog>
    </CSPProvider>
  )
}

type ChoicesProps<Row extends Listed> = Pick<
  PickerDialogProps<Row>,
  'resource' | 'chosen' | 'onChoose' | 'show' | 'className'
> & { beside: ReactNode }

function Choices<Row extends Listed>({
  resource,
  chosen,
  onChoose,
  show,
  className,
  beside,
}: ChoicesProps<Row>) {
  const [search, setSearch] = useState('')
  const list = useLivePages(resource.watchPage, { tab: '', search })
  const nouns = resource.nouns()
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <SearchInput
            label={texts().search(nouns)}
            placeholder={resource.searchHint?.()}
            search={search}
            onSearch={setSearch}
          />
        </div>
        {beside}
      </div>
      {list.status === 'loading' && <SectionLoading />}
      {list.status === 'ready' && list.rows.length === 0 && (
        <p className="py-8 text-center text-muted">
          {search ? texts().noMatch(nouns, search) : texts().empty(nouns)}
        </p>
      )}
      <ul aria-label={nouns[1]} className={className}>
        {list.rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              aria-current={row.id === chosen || undefined}
              onClick={() => onChoose(row.id)}
            >
              {show(row)}
            </button>
          </li>
        ))}
      </ul>
      <Pagination list={list} nouns={nouns} />
    </>
  )
}
