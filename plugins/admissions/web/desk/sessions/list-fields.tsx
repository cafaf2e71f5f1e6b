import { college } from '@prangan/college/config'
import { localized } from '@prangan/contract/localized'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { ItemList } from '@prangan/web/ui/desk/items/item-list.tsx'
import { admissionLimits } from '../../../contract/limits.ts'
import { documentKinds } from '../../../contract/schemas/admission-sessions.ts'
import { groupKeys, groupName } from '../../group-name.ts'
import { admissionDeskMessages } from '../messages.ts'
import { blankClaim, blankDocument, blankStep } from './blank-session.ts'
import { ChoiceInput, LocalizedInput, TextInput, Tick } from './fields.tsx'
import { KeyedName } from './keyed-name.tsx'
import type { TypedSession } from './typed-session.ts'

const texts = () => admissionDeskMessages().admissionSessions

export type SessionFieldsProps = {
  session: TypedSession
  onChange: (changes: Partial<TypedSession>) => void
}

export function SubjectsFields({ session, onChange }: SessionFieldsProps) {
  const { subjects } = session
  const faculties = [...new Set([...subjects, ...session.programmes].map(({ faculty }) => faculty))].filter(
    Boolean,
  )
  return (
    <ItemList
      noun={texts().nouns.subject}
      items={subjects}
      onChange={(changed) => onChange({ subjects: changed })}
      blank={() => ({ key: '', name: localized(), faculty: subjects.at(-1)?.faculty ?? '' })}
      max={admissionLimits.subjects}
    >
      {(subject, { at, change }) => {
        const path = `subjects.${at}`
        return (
          <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
            <KeyedName path={path} item={subject} items={subjects} onChange={change} />
            <TextInput
              path={`${path}.faculty`}
              label={texts().faculty}
              isRequired
              value={subject.faculty}
              suggestions={[...new Set([...faculties, ...Object.keys(college.faculties)])]}
              onChange={(faculty) => change({ ...subject, faculty })}
            />
          </div>
        )
      }}
    </ItemList>
  )
}

export function ClaimsFields({ session, onChange }: SessionFieldsProps) {
  const { claims } = session
  const groups = groupKeys(claims.flatMap(({ group }) => group || []))
  return (
    <ItemList
      noun={texts().nouns.claim}
      items={claims}
      onChange={(changed) => onChange({ claims: changed })}
      blank={blankClaim}
      max={admissionLimits.claims}
    >
      {(claim, { at, change }) => {
        const path = `claims.${at}`
        return (
          <div className="grid gap-4">
            <KeyedName path={path} item={claim} items={claims} onChange={change} />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextInput
                path={`${path}.points`}
                label={texts().claim.points}
                hint={texts().claim.pointsHint}
                isNumeric
                value={claim.points}
                onChange={(points) => change({ ...claim, points })}
              />
              <ChoiceInput
                path={`${path}.group`}
                label={texts().claim.group}
                value={claim.group}
                options={['', ...groups]}
                labels={{
                  ...Object.fromEntries(groups.map((key) => [key, groupName(key)])),
                  '': texts().claim.noGroup,
                }}
                onChange={(group) => change({ ...claim, group })}
              />
            </div>
            <TextInput
              path={`${path}.kind`}
              label={texts().claim.kind}
              hint={texts().claim.kindHint}
              value={claim.kind}
              onChange={(kind) => change({ ...claim, kind })}
            />
          </div>
        )
      }}
    </ItemList>
  )
}

export const papersWho = ['everybody', 'reserved', 'gap', 'master'] as const
const usualWho = [...papersWho, 'fee'] as const

/** Returns the names of those whom a document or a paper can be asked of. */
export function whoLabelsIn(claims: TypedSession['claims']): Record<string, string> {
  const named = claims.filter(({ key }) => key !== '')
  return {
    ...texts().document.whoLabels,
    ...Object.fromEntries(
      named.map(({ key, name }) => [`claim:${key}`, texts().document.claimBy(inLanguage(name))]),
    ),
  }
}

export function DocumentsFields({ session, onChange }: SessionFieldsProps) {
  const { documents, claims } = session
  const named = claims.filter(({ key }) => key !== '')
  const whoLabels = whoLabelsIn(claims)
  return (
    <ItemList
      noun={texts().nouns.document}
      items={documents}
      onChange={(changed) => onChange({ documents: changed })}
      blank={blankDocument}
      max={admissionLimits.documents}
    >
      {(document, { at, change }) => {
        const path = `documents.${at}`
        const options = [...new Set([...usualWho, ...named.map(({ key }) => `claim:${key}`), document.who])]
        return (
          <div className="grid gap-4">
            <KeyedName path={path} item={document} items={documents} onChange={change} />
            <LocalizedInput
              path={`${path}.hint`}
              label={texts().document.hint}
              value={document.hint}
              onChange={(hint) => change({ ...document, hint })}
            />
            <div className="grid gap-4 sm:grid-cols-3">
              <ChoiceInput
                path={`${path}.kind`}
                label={texts().document.kind}
                value={document.kind}
                options={documentKinds}
                labels={texts().document.kinds}
                onChange={(kind) => change({ ...document, kind })}
              />
              <ChoiceInput
                path={`${path}.neededFor`}
                label={texts().document.who}
                value={document.who}
                options={options}
                labels={whoLabels}
                onChange={(who) => change({ ...document, who })}
              />
              <Tick
                label={texts().document.isRequired}
                isOn={document.isRequired}
                onChange={(isRequired) => change({ ...document, isRequired })}
              />
            </div>
          </div>
        )
      }}
    </ItemList>
  )
}

export function RefundFields({ session: { refund }, onChange }: SessionFieldsProps) {
  const change = (changes: Partial<TypedSession['refund']>) => onChange({ refund: { ...refund, ...changes } })
  return (
    <>
      <p className="text-sm text-muted">{texts().refund.hint}</p>
      <ItemList
        noun={texts().nouns.step}
        items={refund.steps}
        onChange={(steps) => change({ steps })}
        blank={blankStep}
        max={12}
      >
        {(step, tools) => {
          const path = `refund.steps.${tools.at}`
          const set = (changes: Partial<typeof step>) => tools.change({ ...step, ...changes })
          return (
            <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              <ChoiceInput
                path={`${path}.by`}
                label={texts().refund.by}
                value={step.by}
                options={['days', 'date']}
                labels={texts().refund.bys}
                onChange={(by) => set({ by })}
              />
              {step.by === 'date' ? (
                <TextInput
                  path={`${path}.until`}
                  label={texts().refund.date}
                  isRequired
                  type="date"
                  value={step.date}
                  onChange={(date) => set({ date })}
                />
              ) : (
                <TextInput
                  path={`${path}.until`}
                  label={texts().refund.days}
                  hint={texts().refund.daysHint}
                  isRequired
                  value={step.days}
                  onChange={(days) => set({ days })}
                />
              )}
              <TextInput
                path={`${path}.percent`}
                label={texts().refund.percent}
                isRequired
                isNumeric
                value={step.percent}
                onChange={(percent) => set({ percent })}
              />
              <TextInput
                path={`${path}.charge.percent`}
                label={texts().refund.chargePercent}
                isNumeric
                value={step.chargePercent}
                onChange={(chargePercent) => set({ chargePercent })}
              />
              <TextInput
                path={`${path}.charge.most`}
                label={texts().refund.chargeMost}
                isNumeric
                value={step.chargeMost}
                onChange={(chargeMost) => set({ chargeMost })}
              />
            </div>
          )
        }}
      </ItemList>
      <TextInput
        path="refund.payWithin"
        label={texts().refund.payWithin}
        isRequired
        isNumeric
        value={refund.payWithin}
        onChange={(payWithin) => change({ payWithin })}
      />
    </>
  )
}
