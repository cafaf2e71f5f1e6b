import type { BinKind } from '@prangan/contract/bin'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { binHref } from '../../lib/bin.ts'
import { deskMessages } from '../../messages/desk.ts'
import { buttonClass } from '../button.tsx'

/** Leads from a list to what was deleted from it. */
export const BinLink = ({ kind }: { kind: BinKind }) => (
  <Link to={binHref(kind)} className={buttonClass('secondary')}>
    <Trash2 aria-hidden="true" size={18} />
    <span className="max-md:sr-only">{deskMessages().bin.title}</span>
  </Link>
)
