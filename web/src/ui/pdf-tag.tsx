import { formatSize } from '../lib/format-size.ts'
import { Tag } from './tag.tsx'

/** Follows a link to a PDF; shows its size in bytes if it is known. */
export const PdfTag = ({ bytes }: { bytes?: number | undefined }) => (
  <Tag>{bytes ? `PDF, ${formatSize(bytes)}` : 'PDF'}</Tag>
)
