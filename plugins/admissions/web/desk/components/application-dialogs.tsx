import { ApplicationButtons } from '@prangan/web/features/admissions/desk/components/application-details.tsx'
import { applicationParts } from '@prangan/web/features/admissions/desk/components/application-dialogs.tsx'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { buttonClass } from '@prangan/web/ui/button.tsx'
import type { DetailsProps, DialogParts, DialogsProps } from '@prangan/web/ui/desk/dialog-parts.ts'
import { ResourceDialogs } from '@prangan/web/ui/desk/resource-dialogs.tsx'
import { ListChecks } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ApplicationRow } from '../api/application-row.ts'
import { applications } from '../applications.ts'
import { applicationHref } from '../hrefs.ts'
import { admissionMenuMessages } from '../messages.ts'
import { type Can, decideSeveral } from './decide-several.tsx'
import { review } from './review-several.tsx'

/** The core's buttons, and a link to the scrutiny of a full application. */
function Buttons(props: DetailsProps<ApplicationRow>) {
  const { id, session } = props.row
  return (
    <>
      <ApplicationButtons {...props} />
      {session && (
        <Link to={applicationHref(id)} className={buttonClass()}>
          <ListChecks aria-hidden="true" size={18} />
          {admissionMenuMessages().applications.check}
        </Link>
      )}
    </>
  )
}

function parts(can: Can): DialogParts<ApplicationRow, 'decide' | 'review'> {
  const core = applicationParts()
  return { ...core, Buttons, actions: { decide: decideSeveral(can), review } }
}

export function Dialogs(props: DialogsProps<ApplicationRow, 'decide' | 'review'>) {
  const { can } = useDeskSession()
  return <ResourceDialogs {...props} resource={applications} parts={parts(can)} />
}
