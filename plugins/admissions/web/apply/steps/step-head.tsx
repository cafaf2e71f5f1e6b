import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { formatMinute } from '@prangan/web/lib/format-day.ts'
import { showField } from '@prangan/web/lib/show-field.ts'
import { MarkedText } from '@prangan/web/ui/marked-text.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useEffect, useId, useRef } from 'react'
import { stepsMessages } from '../steps-messages.ts'
import { type StepName, stepOfField } from './step-names.ts'
import type { StepsForm } from './use-steps-form.ts'

export function StepHead({ form, sent }: { form: StepsForm; sent?: string | undefined }) {
  const { step, steps, number, settings, refusedField } = form
  const { programme } = settings
  const texts = stepsMessages()
  const sentId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step.
  useEffect(() => {
    const [refused] = document.getElementsByName(refusedField.current || 'none')
    refusedField.current = ''
    if (refused) return showField(refused)
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <header className="grid gap-4">
      <div className="grid gap-1 rounded-card bg-sand px-4 py-3 text-sm">
        <p className="tabular-nums">
          <MarkedText text={texts.number(number)} />
        </p>
        <p>
          <MarkedText text={texts.until(courseName(programme.course), formatMinute(programme.closesAt))} />
        </p>
      </div>
      <StepList form={form} />
      <h2
        ref={heading}
        tabIndex={-1}
        aria-describedby={sent && sentId}
        className="scroll-mt-4 text-xl text-indigo-900 sm:text-2xl"
      >
        <span className="block pb-1 font-sans text-sm font-semibold text-marigold-700">
          {texts.step(steps.indexOf(step) + 1, steps.length)}
        </span>
        {texts.names[step]}
      </h2>
      {sent && (
        <div id={sentId}>
          <Message tone="success">
            {sent} {texts.afterFirst}
          </Message>
        </div>
      )}
    </header>
  )
}

/** The steps with how each stands. Any can be opened: nothing is lost by going to and fro. */
function StepList({ form }: { form: StepsForm }) {
  const { step, steps, visited, issues, go, isBusy } = form
  const texts = stepsMessages()
  const open = new Set(Object.keys(issues).map(stepOfField))
  const isDone = (each: StepName) => visited.includes(each) && !open.has(each)
  return (
    <nav aria-label={texts.stepsLabel}>
      <ol className="flex gap-2">
        {steps.map((each, at) => (
          <li key={each} className="min-w-0 flex-1">
            <button
              type="button"
              disabled={isBusy}
              aria-current={each === step ? 'step' : undefined}
              onClick={() => go(each)}
              className={`group grid min-h-11 w-full content-start gap-1 text-start text-sm ${each === step ? 'font-semibold text-indigo-900' : 'text-muted'}`}
            >
              <span
                className={`block h-2 rounded-full group-hover:bg-indigo-400 ${each === step ? 'bg-indigo-900' : isDone(each) ? 'bg-success' : 'bg-indigo-200'}`}
              />
              <span className="flex items-baseline gap-1 max-md:justify-center">
                <span aria-hidden="true">{isDone(each) ? '✓' : at + 1}</span>
                <span className="max-md:sr-only">{texts.names[each]}</span>
                <span className="sr-only">: {isDone(each) ? texts.stepDone : texts.stepOpen}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
