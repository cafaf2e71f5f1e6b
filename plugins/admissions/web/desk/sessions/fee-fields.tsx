import { localized } from '@prangan/contract/localized'
import { ItemList } from '@prangan/web/ui/desk/items/item-list.tsx'
import { admissionLimits } from '../../../contract/limits.ts'
import { admissionDeskMessages } from '../messages.ts'
import { shownSum, sumsOf } from './fee-sums.ts'
import { LocalizedInput, TextInput, Tick } from './fields.tsx'
import type { TypedProgramme } from './typed-session.ts'

const texts = () => admissionDeskMessages().admissionSessions

type FeeFieldsProps = {
  path: string
  programme: TypedProgramme
  onChange: (changes: Partial<TypedProgramme>) => void
}

export function FeeFields({ path, programme, onChange }: FeeFieldsProps) {
  const { fee } = programme
  const sums = sumsOf(fee)
  const isCautionHead = fee.heads.some(({ isCautionMoney }) => isCautionMoney)
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
          <Sum label={texts().programme.fee} sum={sums.amount} hint={texts().programme.feeIsSum} />
        )}
        {isCautionHead ? (
          <Sum
            label={texts().programme.cautionMoney}
            sum={sums.cautionMoney}
            hint={texts().programme.cautionIsHead}
          />
        ) : (
          <TextInput
            path={`${path}.fee.cautionMoney`}
            label={texts().programme.cautionMoney}
            hint={fee.heads.length > 0 && texts().programme.cautionHint}
            isNumeric
            max={7}
            value={fee.cautionMoney}
            onChange={(cautionMoney) => onChange({ fee: { ...fee, cautionMoney } })}
          />
        )}
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

/** A sum that follows from the heads. */
const Sum = ({ label, sum, hint }: { label: string; sum: string; hint: string }) => (
  <p className="grid content-start gap-1">
    <span className="text-sm font-semibold text-indigo-950">{label}</span>
    {/* As high as the field beside it. */}
    <output className="flex min-h-11 items-center text-lg font-semibold text-indigo-950 tabular-nums">
      {shownSum(sum)}
    </output>
    <span className="text-sm text-muted">{hint}</span>
  </p>
)

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
        blank={() => ({ name: localized(), amount: '', isCautionMoney: false })}
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
              <Tick
                label={texts().programme.isCautionMoney}
                isOn={head.isCautionMoney}
                onChange={(isCautionMoney) => change({ ...head, isCautionMoney })}
              />
            </div>
          )
        }}
      </ItemList>
    </fieldset>
  )
}
