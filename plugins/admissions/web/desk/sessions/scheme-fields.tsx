import { inLanguage } from '@prangan/web/messages/language.ts'
import { ItemList } from '@prangan/web/ui/desk/items/item-list.tsx'
import { admissionLimits } from '../../../contract/limits.ts'
import { admissionDeskMessages } from '../messages.ts'
import { blankGroup } from './blank-session.ts'
import { ChoiceInput, LocalizedInput, Several, TextInput, Tick } from './fields.tsx'
import { keyFrom } from './keys.ts'
import type { TypedGroup, TypedProgramme, TypedSubject } from './typed-session.ts'

const texts = () => admissionDeskMessages().admissionSessions

type SchemeFieldsProps = {
  path: string
  programme: TypedProgramme
  subjects: readonly TypedSubject[]
  onChange: (changes: Partial<TypedProgramme>) => void
}

export function SchemeFields({ path, programme, subjects, onChange }: SchemeFieldsProps) {
  const { hasScheme, scheme } = programme
  const change = (changes: Partial<TypedProgramme['scheme']>) =>
    onChange({ scheme: { ...scheme, ...changes } })
  const named = subjects.filter(({ key }) => key !== '')
  const labels = Object.fromEntries(named.map(({ key, name }) => [key, inLanguage(name)]))
  const keys = named.map(({ key }) => key)
  return (
    <>
      <Tick
        label={texts().scheme.isAsked}
        isOn={hasScheme}
        onChange={(isOn) => onChange({ hasScheme: isOn })}
      />
      {hasScheme && (
        <>
          <ItemList
            noun={texts().nouns.group}
            items={scheme.groups}
            onChange={(groups) => change({ groups })}
            blank={blankGroup}
            max={admissionLimits.subjectGroups}
          >
            {(group, tools) => (
              <GroupFields
                path={`${path}.groups.${scheme.groups.indexOf(group)}`}
                group={group}
                others={scheme.groups}
                subjects={keys}
                labels={labels}
                onChange={tools.change}
              />
            )}
          </ItemList>
          <div className="grid gap-2">
            <p className="text-sm text-muted">{texts().scheme.pairsHint}</p>
            <ItemList
              noun={texts().nouns.pair}
              items={scheme.forbiddenPairs}
              onChange={(forbiddenPairs) => change({ forbiddenPairs })}
              blank={() => ({ one: keys[0] ?? '', other: keys[1] ?? '' })}
              max={admissionLimits.subjects}
            >
              {(pair, tools) => (
                <div className="grid gap-4 sm:grid-cols-2">
                  {(['one', 'other'] as const).map((side) => (
                    <ChoiceInput
                      key={side}
                      path={`${path}.forbiddenPairs.${scheme.forbiddenPairs.indexOf(pair)}.${side}`}
                      label={texts().scheme.pairSides[side]}
                      value={pair[side]}
                      options={pair[side] === '' ? ['', ...keys] : keys}
                      labels={{ ...labels, '': texts().choose }}
                      onChange={(key) => tools.change({ ...pair, [side]: key })}
                    />
                  ))}
                </div>
              )}
            </ItemList>
          </div>
        </>
      )}
    </>
  )
}

type GroupFieldsProps = {
  path: string
  group: TypedGroup
  others: readonly TypedGroup[]
  subjects: readonly string[]
  labels: Readonly<Record<string, string>>
  onChange: (group: TypedGroup) => void
}

function GroupFields({ path, group, others, subjects, labels, onChange }: GroupFieldsProps) {
  const change = (changes: Partial<TypedGroup>) => onChange({ ...group, ...changes })
  return (
    <div className="grid gap-4">
      <LocalizedInput
        path={`${path}.label`}
        label={texts().scheme.label}
        isRequired
        value={group.label}
        onChange={(label) => change({ label })}
        onBlur={() =>
          !group.key &&
          group.label.en &&
          change({
            key: keyFrom(
              group.label.en,
              others.map(({ key }) => key),
            ),
          })
        }
      />
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <TextInput
          path={`${path}.min`}
          label={texts().scheme.min}
          isNumeric
          value={group.min}
          onChange={(min) => change({ min })}
        />
        <TextInput
          path={`${path}.max`}
          label={texts().scheme.max}
          isNumeric
          value={group.max}
          onChange={(max) => change({ max })}
        />
        <ChoiceInput
          path={`${path}.from`}
          label={texts().scheme.from}
          value={group.from}
          options={['ownFaculty', 'otherFaculty', 'any', 'list']}
          labels={texts().scheme.sources}
          onChange={(from) => change({ from })}
        />
        <TextInput
          path={`${path}.seatsPerSubject`}
          label={texts().scheme.seatsPerSubject}
          isNumeric
          value={group.seatsPerSubject}
          onChange={(seatsPerSubject) => change({ seatsPerSubject })}
        />
      </div>
      {group.from === 'list' && (
        <Several
          path={`${path}.subjects`}
          label={texts().scheme.subjects}
          options={subjects}
          labels={labels}
          chosen={group.subjects}
          onChange={(chosen) => change({ subjects: chosen })}
        />
      )}
    </div>
  )
}
