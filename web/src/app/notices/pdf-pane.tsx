import { useSyncExternalStore } from 'react'

const isWide = '(min-width: 80rem)'

function onWidth(changed: () => void): () => void {
  const width = matchMedia(isWide)
  width.addEventListener('change', changed)
  return () => width.removeEventListener('change', changed)
}

/** Undefined on the server and in the first render. A browser without a viewer would save the file unasked. */
const useCanShowPdf = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    onWidth,
    () => navigator.pdfViewerEnabled && matchMedia(isWide).matches,
    () => undefined,
  )

/** A notice's PDF beside its text, on a wide screen. Elsewhere the notice's button opens it. */
export function PdfPane({ link, title }: { link: string; title: string }) {
  const canShow = useCanShowPdf()
  if (canShow === false) return null
  return <div className="notice-pdf">{canShow && <iframe src={link} title={title} />}</div>
}
