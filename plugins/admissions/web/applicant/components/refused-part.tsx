import { MarkedText } from '@prangan/web/ui/marked-text.tsx'
import { applicantMessages } from '../../applicant-messages.ts'
import { itemName } from '../api/item-name.ts'
import { useOwn } from '../api/own-application.ts'
import { ObjectButton, type ObjectButtonProps } from './object-button.tsx'
import { OfficeText } from './office-text.tsx'
import { OwnSection } from './own-section.tsx'

/** What the office refused, and why. */
export function RefusedPart({ onObject }: Pick<ObjectButtonProps, 'onObject'>) {
  const { application, session } = useOwn()
  const { refused: texts } = applicantMessages().own
  if (application.refused.length === 0) return null
  const waits =
    application.provisional !== null && application.objections.some(({ status }) => status === 'open')
  return (
    <OwnSection title={texts.title}>
      <ul className="grid gap-3">
        {application.refused.map(({ item, reason }) => (
          <li key={item} className="grid gap-1 border-s-4 border-danger ps-3">
            <p className="font-semibold text-indigo-950">{itemName(session, item)}</p>
            {reason !== '' && (
              <p className="whitespace-pre-line wrap-anywhere">
                <OfficeText text={reason} />
              </p>
            )}
            <ObjectButton about={itemName(session, item)} onObject={onObject} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        <MarkedText
          text={onObject ? texts.mayObject : waits ? texts.afterAnswer : texts.meaning}
          linkClass="font-semibold text-indigo-800 underline"
        />
      </p>
    </OwnSection>
  )
}
