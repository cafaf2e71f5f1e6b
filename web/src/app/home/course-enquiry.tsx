import { college } from '@prangan/college/config'
import { useEffect, useRef, useState } from 'react'
import { useLazyModule } from '../../lib/use-lazy-module.ts'
import { messages } from '../../messages/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { slots } from '../slots.ts'

type CourseKey = keyof typeof college.courses

const isCourse = (key: string): key is CourseKey => Object.hasOwn(college.courses, key)

const loadForm = async () => ({ EnquiryForm: (await slots.courseEnquiry?.())?.EnquiryForm })

/**
 * Shows the alert and the enquiry form in a native popover that works without scripts. The form's code is loaded when it first
 * opens.
 */
export function CourseEnquiry({ id, course, name }: { id: string; course: string; name: string }) {
  const popover = useRef<HTMLDivElement>(null)
  const hasForm = slots.courseEnquiry !== undefined && isCourse(course)
  const [isOpen, setOpen] = useState(false)
  const [isSent, setSent] = useState(false)
  const { module, hasFailed, loadModule } = useLazyModule(loadForm, isOpen && hasForm)
  const { home, common, failures } = messages()

  useEffect(() => {
    // It may have been opened before the page's code was loaded.
    if (popover.current?.matches(':popover-open')) setOpen(true)
  }, [])
  useEffect(() => {
    if (isOpen) popover.current?.querySelector<HTMLElement>('[name="name"]')?.focus()
  }, [isOpen])

  return (
    <div
      ref={popover}
      id={id}
      popover="auto"
      className="enquiry"
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={common.close}>
        <Icon name="close" className="size-5" />
      </button>
      {!isSent && <p role="alert">{home.enquiryAnswer(name)}</p>}
      {hasForm && (
        <div className="needs-scripts">
          {!isSent && <p>{home.tellUs}</p>}
          {module?.EnquiryForm && isCourse(course) && (
            <module.EnquiryForm course={college.courses[course].en} onSent={setSent} />
          )}
          {hasFailed && <LoadFailure onRetry={loadModule}>{failures.noAnswer}</LoadFailure>}
          {!(module || hasFailed) && <p role="status">{isOpen && common.loading}</p>}
        </div>
      )}
    </div>
  )
}
