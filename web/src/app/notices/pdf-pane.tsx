import { useCanShowPdf } from '../../lib/use-can-show-pdf.ts'

/** A notice's PDF beside its text, on a wide screen. Elsewhere the notice's button opens it. */
export function PdfPane({ link, title }: { link: string; title: string }) {
  const canShow = useCanShowPdf('(min-width: 80rem)')
  if (canShow === false) return null
  return <div className="notice-pdf">{canShow && <iframe src={link} title={title} />}</div>
}
