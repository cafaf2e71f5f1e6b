import { formatSize } from '../lib/format-size.ts'
import { Tag } from './tag.tsx'

/** After a link to a PDF: what it is, and its size in bytes where that is known. */
export const PdfTag = ({ bytes }: { bytes?: number | undefined }) => (
  <Tag>{bytes ? `PDF, ${formatSize(bytes)}` : 'PDF'}</Tag>
)
