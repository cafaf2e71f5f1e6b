import { approvalTab } from '@prangan/contract/desk-paths'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { newId } from '../../../../lib/use-resource-address.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { buttonClass } from '../../../../ui/button.tsx'

/** Opens the form of a notice that is to be approved, from any tab. */
export const PrepareLink = () => (
  <Link to={`?tab=${approvalTab}&open=${newId}`} className={buttonClass()}>
    <Plus aria-hidden="true" size={18} />
    {deskMessages().news.approval.prepare}
  </Link>
)
