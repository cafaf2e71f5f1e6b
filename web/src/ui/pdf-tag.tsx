import { formatSize } from '../lib/format-size.ts'

/** After a link to a PDF: what it is, and its size in bytes where that is known. */
export const PdfTag = ({ bytes }: { bytes?: number | undefined }) => (
  <span className="tag">{bytes ? `PDF, ${formatSize(bytes)}` : 'PDF'}</span>
)
