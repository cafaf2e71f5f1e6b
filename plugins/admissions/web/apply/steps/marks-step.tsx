import { latinDigits } from '@prangan/contract/digits'
import { limits } from '@prangan/contract/limits'
import { state } from '@prangan/contract/states/profile'
import { FieldRow } from '@prangan/web/features/admissions/apply/components/form-section.tsx'
import { shownHundredths } from '@prangan/web/lib/format-number.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { MarkedText } from '@prangan/web/ui/marked-text.tsx'
import { useId } from 'react'
import { examsOf } from '../../../contract/requirements.ts'
import { type Examination, percentageOf } from '../../../contract/schemas/full-application.ts'
import { fromQualification } from '../api/from-qualification.ts'
import type { TypedDetails } from '../api/typed-details.ts'
import { stepsMessages } from '../steps-messages.ts'
import { CheckboxInput } from './check-box.tsx'
import { examName } from './exam-name.ts'
import { StepPart } from './step-part.tsx'
import { TextField } from './text-field.tsx'
import type { StepProps } from './use-steps-form.ts'

export function MarksStep(step: StepProps) {
  const { marks } = stepsMessages()
  return (
    <>
      <p className="text-sm text-muted">
        {marks.intro}
        {Object.keys(fromQualification(step.settings)).length > 0 && ` ${marks.fromFirst}`}
      </p>
      {examsOf(step.settings.programme).map((exam) => (
        <ExamPart key={exam} exam={exam} {...step} />
      ))}
      {step.settings.programme.asksCuet && <CuetPart {...step} />}
    </>
  )
}

function ExamPart({ exam, fields, typed, set }: StepProps & { exam: Examination }) {
  const id = useId()
  const { marks } = stepsMessages()
  const awaited = `education-${exam}-isAwaited` as const
  const isAwaited = typed[awaited]
  const boards = state.boards.map(inLanguage)
  return (
    <StepPart title={examName(exam)}>
      <FieldRow>
        <TextField
          fields={fields}
          name={`education-${exam}-board`}
          label={marks.board[exam]}
          hint={exam === 'ug' ? undefined : marks.boardHint(boards.join(', '))}
          required
          suggestions={exam === 'ug' ? [] : boards}
        />
        <TextField
          fields={fields}
          name={`education-${exam}-rollNumber`}
          label={marks.rollNumber}
          required
          limit={limits.text.mobile}
        />
        <TextField
          fields={fields}
          name={`education-${exam}-year`}
          label={marks.year}
          hint={marks.yearHint}
          required
          inputMode="numeric"
          maxLength={4}
        />
        <TextField fields={fields} name={`education-${exam}-stream`} label={marks.stream} />
      </FieldRow>
      <CheckboxInput
        fields={fields}
        name={awaited}
        id={`${id}-awaited`}
        isChecked={isAwaited}
        onChange={(isChecked) => set(awaited, isChecked)}
        label={marks.isAwaited}
      />
      {!isAwaited && (
        <div className="grid grid-cols-2 gap-5">
          {(['obtained', 'maximum'] as const).map((name) => (
            <TextField
              key={name}
              fields={fields}
              name={`education-${exam}-${name}`}
              label={marks[name]}
              required
              inputMode="decimal"
              maxLength={8}
            />
          ))}
        </div>
      )}
      <p role="status" className="text-sm">
        <MarkedText text={percentageText(typed, exam)} />
      </p>
    </StepPart>
  )
}

function percentageText(typed: TypedDetails, exam: Examination): string {
  const { marks } = stepsMessages()
  if (typed[`education-${exam}-isAwaited`]) return marks.percentageAwaited
  const percent = typedPercentage(typed, exam)
  return percent === undefined ? marks.percentageLater : marks.percentage(percent)
}

/** The percentage of what is typed, '71.25'; undefined where it cannot be computed yet. */
export function typedPercentage(typed: TypedDetails, exam: Examination): string | undefined {
  const marks = (name: 'obtained' | 'maximum') => {
    const text = latinDigits(typed[`education-${exam}-${name}`]).trim()
    return /^\d{1,5}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined
  }
  const [obtained, maximum] = [marks('obtained'), marks('maximum')]
  if (obtained === undefined || maximum === undefined || obtained > maximum) return undefined
  const percent = percentageOf({ obtained, maximum, isAwaited: typed[`education-${exam}-isAwaited`] })
  return percent === undefined ? undefined : shownHundredths(percent)
}

function CuetPart({ fields }: StepProps) {
  const { marks } = stepsMessages()
  return (
    <StepPart title={marks.cuet} text={marks.cuetText}>
      <TextField fields={fields} name="cuet-number" label={marks.cuetNumber} limit={limits.text.mobile} />
      <div className="grid grid-cols-2 gap-5">
        <TextField
          fields={fields}
          name="cuet-obtained"
          label={marks.cuetObtained}
          inputMode="decimal"
          maxLength={8}
        />
        <TextField
          fields={fields}
          name="cuet-maximum"
          label={marks.cuetMaximum}
          inputMode="decimal"
          maxLength={8}
        />
      </div>
    </StepPart>
  )
}
