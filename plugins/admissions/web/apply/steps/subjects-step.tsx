import { inLanguage } from '@prangan/web/messages/language.ts'
import { useId } from 'react'
import { subjectsOf } from '../../../contract/requirements.ts'
import type { Subject, SubjectScheme } from '../../../contract/schemas/admission-sessions.ts'
import { subjectsIn, subjectsName, type TypedDetails } from '../api/typed-details.ts'
import { stepsMessages } from '../steps-messages.ts'
import { CheckboxInput, InputError } from './check-box.tsx'
import { StepPart } from './step-part.tsx'
import type { StepProps } from './use-steps-form.ts'

type Group = SubjectScheme['groups'][number]

export function SubjectsStep(step: StepProps) {
  const { scheme } = step.settings.programme
  return (
    <>
      <p className="text-sm text-muted">{stepsMessages().subjects.intro}</p>
      {scheme?.groups.map((group) => (
        <GroupPart key={group.key} group={group} scheme={scheme} {...step} />
      ))}
    </>
  )
}

type GroupPartProps = StepProps & { group: Group; scheme: SubjectScheme }

function GroupPart({ group, scheme, settings, typed, fields, set }: GroupPartProps) {
  const id = useId()
  const { subjects: texts } = stepsMessages()
  const name = subjectsName(group.key)
  const own = subjectsIn(typed, group.key)
  const error = fields.error(name)
  const { min, max } = group
  const toggle = (key: string, isChosen: boolean) =>
    set(name, isChosen ? [...own, key] : own.filter((each) => each !== key))
  return (
    <StepPart
      title={inLanguage(group.label)}
      text={min === max ? texts.exactly(max) : texts.between(min, max)}
    >
      <p role="status" className={`text-sm font-semibold ${own.length === max ? 'text-success' : ''}`}>
        {texts.chosen(own.length, max)}
      </p>
      <div className="grid gap-2 md:grid-cols-2">
        {subjectsOf(group, settings.session.subjects, settings.programme).map((subject) => {
          const isChosen = own.includes(subject.key)
          const obstacle = isChosen
            ? undefined
            : obstacleTo(subject, group, scheme, settings.session.subjects, typed)
          return (
            <CheckboxInput
              key={subject.key}
              fields={fields}
              name={name}
              id={`${id}-${subject.key}`}
              errorId={error && `${id}-error`}
              isChecked={isChosen}
              disabled={obstacle !== undefined || (!isChosen && own.length >= max)}
              onChange={(isChecked) => toggle(subject.key, isChecked)}
              label={inLanguage(subject.name)}
              note={obstacle ?? (group.seatsPerSubject !== null && texts.seats(group.seatsPerSubject))}
            />
          )
        })}
      </div>
      <InputError id={`${id}-error`}>{error}</InputError>
    </StepPart>
  )
}

/** Why a subject cannot be chosen here: it is chosen elsewhere, or excludes a chosen one. */
function obstacleTo(
  { key }: Subject,
  group: Group,
  { groups, forbiddenPairs }: SubjectScheme,
  subjects: readonly Subject[],
  typed: TypedDetails,
): string | undefined {
  const texts = stepsMessages().subjects
  const other = groups.find((each) => each !== group && subjectsIn(typed, each.key).includes(key))
  if (other) return texts.takenIn(inLanguage(other.label))
  const chosen = groups.flatMap((each) => subjectsIn(typed, each.key))
  const excluded = forbiddenPairs
    .filter(({ one, other }) => one === key || other === key)
    .map(({ one, other }) => (one === key ? other : one))
    .filter((each) => chosen.includes(each))
  const names = subjects.filter((each) => excluded.includes(each.key)).map(({ name }) => inLanguage(name))
  return names.length > 0 ? texts.excludedBy(names.join(', ')) : undefined
}
