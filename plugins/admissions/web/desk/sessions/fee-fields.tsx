import { localized } from '@prangan/contract/localized'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { ItemList } from '@prangan/web/ui/desk/items/item-list.tsx'
import { admissionLimits } from '../../../contract/limits.ts'
import { sumOf } from '../../../contract/payment.ts'
import { admissionDeskMessages } from '../messages.ts'
import { LocalizedInput, TextInput, Tick } from './fields.tsx'
import type { TypedProgramme } from './typed-session.ts'
import { numberIn } from './typed-values.ts'

const texts = () => admissionDeskMessages().admissionSessions

type FeeFieldsProps = {
  path: string
  programme: TypedProgramme
  onChange: (changes: Partial<TypedProgramme>) => void
}

export function FeeFields({ path, programme, onChange }: FeeFieldsProps) {
  const { fee } = programme
  const total = sumOf(fee.heads.map(({ amount }) => ({ amount: numberIn(amount) })))
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {fee.heads.length === 0 ? (
          <TextInput
            path={`${path}.fee.amount`}
            label={texts().programme.fee}
            isRequired
            isNumeric
            max={7}
            value={fee.amount}
            onChange={(amount) => onChange({ fee: { ...fee, amount } })}
          />
        ) : (
          <p className="grid content-start gap-1">
            <span className="text-sm font-semibold text-indigo-950">{texts().programme.fee}</span>
            {/* As high as the field beside it. */}
            <output className="flex min-h-11 items-center text-lg font-semibold text-indigo-950 tabular-nums">
              {Number.isNaN(total) ? '–' : rupees(total)}
            </output>
            <span className="text-sm text-muted">{texts().programme.feeIsSum}</span>
          </p>
        )}
        <TextInput
          path={`${path}.fee.cautionMoney`}
          label={texts().programme.cautionMoney}
          isNumeric
          max={7}
          value={fee.cautionMoney}
          onChange={(cautionMoney) => onChange({ fee: { ...fee, cautionMoney } })}
        />
      </div>
      <HeadFields
        path={`${path}.fee.heads`}
        fee={fee}
        onChange={(heads) => onChange({ fee: { ...fee, heads } })}
      />
      <Tick
        label={texts().programme.asksCuet}
        isOn={programme.asksCuet}
        onChange={(asksCuet) => onChange({ asksCuet })}
      />
    </>
  )
}

type HeadFieldsProps = {
  path: string
  fee: TypedProgramme['fee']
  onChange: (heads: TypedProgramme['fee']['heads']) => void
}

function HeadFields({ path, fee: { heads }, onChange }: HeadFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-sm font-semibold text-indigo-950">{texts().programme.heads}</legend>
      <p className="pb-2 text-sm text-muted">{texts().programme.headsHint}</p>
      <ItemList
        noun={texts().nouns.head}
        items={heads}
        onChange={onChange}
        blank={() => ({ name: localized(), amount: '' })}
        max={admissionLimits.feeHeads}
      >
        {(head, { at, change }) => {
          const own = `${path}.${at}`
          return (
            <div className="grid gap-4 lg:grid-cols-[3fr_1fr]">
              <LocalizedInput
                path={`${own}.name`}
                label={texts().name}
                isRequired
                value={head.name}
                onChange={(name) => change({ ...head, name })}
              />
              <TextInput
                path={`${own}.amount`}
                label={texts().programme.headAmount}
                isRequired
                isNumeric
                max={7}
                value={head.amount}
                onChange={(amount) => change({ ...head, amount })}
              />
            </div>
          )
        }}
      </ItemList>
    </fieldset>
  )
}
