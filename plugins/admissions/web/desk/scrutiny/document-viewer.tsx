import { fileKinds } from '@prangan/contract/file-kinds'
import { formatDateTime } from '@prangan/web/lib/format-day.ts'
import { formatSize } from '@prangan/web/lib/format-size.ts'
import { saveFile } from '@prangan/web/lib/save-file.ts'
import { useCanShowPdf } from '@prangan/web/lib/use-can-show-pdf.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { buttonClass } from '@prangan/web/ui/button.tsx'
import { classNames } from '@prangan/web/ui/class-names.ts'
import { IconButton } from '@prangan/web/ui/desk/icon-button.tsx'
import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { Download, ExternalLink, FileText, Minus, Plus, RotateCw } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { feeProofSlot, objectionOfSlot } from '../../../contract/requirements.ts'
import type { DocumentRule } from '../../../contract/schemas/admission-sessions.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { admissionDeskMessages } from '../messages.ts'
import { turnPicture } from './turn-picture.ts'
import { useDocument } from './use-document.ts'

const texts = () => admissionDeskMessages().scrutiny.viewer

type DocumentViewerProps = {
  row: ApplicationRow
  documents: readonly DocumentRule[]
  /** The document that is shown; '' for none. */
  slot: string
  isOfPart?: boolean
  onChoose: (slot: string) => void
  /** Called once a document is shown, or opened elsewhere. */
  onSeen?: (slot: string) => void
}

/** The documents of an application, one at a time, beside what is checked by them. */
export function DocumentViewer({ row, documents, slot, isOfPart, onChoose, onSeen }: DocumentViewerProps) {
  const titleId = useId()
  const named = documents.map(({ key, name }) => ({ key, label: inLanguage(name) }))
  const others = Object.keys(row.documents)
    .filter((key) => !named.some((each) => each.key === key))
    .map((key) => ({ key, label: labelOf(key) }))
  const shown = [...named, ...others].filter(({ key }) => row.documents[key])
  const chosen = shown.find(({ key }) => key === slot)
  const missing = named.find(({ key }) => key === slot)?.label
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(
        'flex flex-col gap-2 rounded-card border border-line bg-white p-3 sm:shadow-card lg:shadow-none',
        chosen && 'sm:h-[42dvh] lg:h-[calc(100dvh-6.5rem)]',
      )}
    >
      <h2 id={titleId} className="text-lg text-indigo-950 sm:sr-only">
        {texts().title}
      </h2>
      {shown.length === 0 && <p className="py-8 text-center text-sm text-muted">{texts().none}</p>}
      <ul className="flex flex-wrap gap-1">
        {shown.map(({ key, label }) => (
          <li key={key} className="max-w-full">
            <button
              type="button"
              aria-pressed={key === slot}
              onClick={() => onChoose(key)}
              className="min-h-9 max-w-full rounded-card border border-line px-2 text-start text-sm wrap-anywhere sm:min-h-7 sm:text-xs text-indigo-900 hover:bg-indigo-50 aria-pressed:border-indigo-900 aria-pressed:bg-indigo-900 aria-pressed:text-white"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      {isOfPart && !chosen && shown.length > 0 && (
        <p className="py-8 text-center text-sm text-muted">
          {missing ? texts().missing(missing) : texts().notNeeded}
        </p>
      )}
      {chosen && (
        <OneDocument
          key={`${slot} ${row.documents[slot]?.file}`}
          row={row}
          slot={slot}
          label={chosen.label}
          onSeen={() => onSeen?.(slot)}
        />
      )}
    </section>
  )
}

/** Names a slot that no rule of the session has. */
function labelOf(slot: string): string {
  if (slot === feeProofSlot) return texts().feeProof
  const objection = objectionOfSlot(slot)
  return objection > 0 ? texts().objection(objection) : slot
}

/** Chrome shows thumbnails otherwise, which take half of the pane. */
const asPane = '#navpanes=0&view=FitH'

type OneDocumentProps = { row: ApplicationRow; slot: string; label: string; onSeen: () => void }

function OneDocument({ row, slot, label, onSeen }: OneDocumentProps) {
  const file = row.documents[slot]
  const { blob, url, hasFailed, retry } = useDocument(row, slot)
  const canShowPdf = useCanShowPdf('(min-width: 40rem)')
  if (hasFailed) return <LoadFailure onRetry={retry}>{texts().failed(label)}</LoadFailure>
  if (!(file && blob && url)) return <SectionLoading />
  const download = () => {
    saveFile(blob, file.name)
    onSeen()
  }
  const tools = (
    <>
      <p className="min-w-0 flex-1 text-xs wrap-anywhere text-muted">
        {`${file.name}, ${formatSize(file.size)}, ${formatDateTime(file.at)}`}
      </p>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        onClick={onSeen}
        className={buttonClass('secondary', 'small')}
      >
        <ExternalLink aria-hidden="true" size={16} />
        {texts().newTab}
      </a>
      <IconButton label={texts().download(label)} onClick={download}>
        <Download aria-hidden="true" size={18} />
      </IconButton>
    </>
  )
  if (blob.type.startsWith('image/')) {
    return (
      <Picture blob={blob} url={url} label={label} onShown={onSeen}>
        {tools}
      </Picture>
    )
  }
  const isFramed = canShowPdf && blob.type === fileKinds.pdf.mediaType
  return (
    <>
      {isFramed ? (
        <iframe
          src={url + asPane}
          title={label}
          onLoad={onSeen}
          className="min-h-0 w-full flex-1 rounded-card border border-line"
        />
      ) : (
        <div className="grid min-h-0 flex-1 content-center justify-items-center gap-2 overflow-hidden rounded-card bg-sand px-4 py-12 text-center sm:py-2">
          <FileText aria-hidden="true" size={40} strokeWidth={1.5} className="text-indigo-800" />
          <p className="text-sm text-muted">{texts().pdf}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-1">{tools}</div>
    </>
  )
}

const zooms = [
  'max-h-[60dvh] max-w-full sm:max-h-full',
  'w-[150%] max-w-none',
  'w-[225%] max-w-none',
  'w-[350%] max-w-none',
]

type PictureProps = { blob: Blob; url: string; label: string; onShown: () => void; children: ReactNode }

function Picture({ blob, url, label, onShown, children }: PictureProps) {
  const [zoom, setZoom] = useState(0)
  const [quarters, setQuarters] = useState(0)
  const [turned, setTurned] = useState<string | null>(null)
  useEffect(() => {
    if (quarters === 0) return setTurned(null)
    let made: string | undefined
    let isStopped = false
    turnPicture(blob, quarters).then(
      (file) => {
        if (isStopped) return
        made = URL.createObjectURL(file)
        setTurned(made)
      },
      (error) => console.warn('The picture could not be turned.', error),
    )
    return () => {
      isStopped = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [blob, quarters])
  return (
    <>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the keyboard.
        tabIndex={0}
        className="max-h-[62dvh] min-h-0 overflow-auto rounded-card bg-sand text-center sm:max-h-none sm:flex-1"
      >
        <img
          src={turned ?? url}
          alt={label}
          onLoad={onShown}
          className={classNames('mx-auto border border-line', zooms[zoom])}
        />
      </section>
      <div className="flex flex-wrap items-center gap-1">
        <IconButton
          label={texts().larger}
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <Plus aria-hidden="true" size={18} />
        </IconButton>
        <IconButton label={texts().smaller} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <Minus aria-hidden="true" size={18} />
        </IconButton>
        <IconButton label={texts().turn} onClick={() => setQuarters((quarters + 1) % 4)}>
          <RotateCw aria-hidden="true" size={18} />
        </IconButton>
        {children}
      </div>
    </>
  )
}
