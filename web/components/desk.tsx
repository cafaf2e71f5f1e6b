import { useState } from 'react'
import type { LivePages } from '../src/lib/use-live-pages.ts'
import { useSelection } from '../src/lib/use-selection.ts'
import { Badge } from '../src/ui/badge.tsx'
import { BulkBar, selectColumn } from '../src/ui/desk/bulk-bar.tsx'
import { DataTable } from '../src/ui/desk/data-table.tsx'
import { DeskTabs } from '../src/ui/desk/desk-tabs.tsx'
import { DetailsList } from '../src/ui/desk/details-list.tsx'
import { FormCard, FormGrid } from '../src/ui/desk/form-card.tsx'
import { Pagination } from '../src/ui/desk/pagination.tsx'
import { Field } from '../src/ui/forms/field.tsx'
import { samples } from './samples.ts'
import { Group, State } from './shown.tsx'

type Row = { id: string; title: string }

function useRows() {
  const { rows } = samples()
  const shown: readonly Row[] = rows.map((title, at) => ({ id: String(at), title }))
  return { shown, selection: useSelection(shown, '') }
}

/** A list with rows that can be selected, compact and comfortable, and its other states. */
export function Lists() {
  const { columns, type, day, empty, nouns, delete: remove } = samples()
  const { shown, selection } = useRows()
  const [title = '', kind = '', published = ''] = columns
  const table = [
    selectColumn(selection, (row: Row) => row.title),
    { id: 'title', header: title, cell: (row: Row) => row.title },
    { id: 'type', header: kind, cell: () => <Badge tone="indigo">{type}</Badge> },
    { id: 'created', header: published, cell: () => <time>{day}</time> },
  ]
  const states = [
    ['comfortable', shown, false],
    ['compact', shown, false],
    ['loading', [], true],
    ['empty', [], false],
  ] as const
  return (
    <Group title="Lists of the desk">
      {states.map(([name, rows, isLoading]) => (
        <State key={name} name={name}>
          <div className="desk-table-frame" data-density={name}>
            <DataTable caption={name} columns={table} rows={rows} isLoading={isLoading} emptyText={empty} />
          </div>
        </State>
      ))}
      <BulkBar selection={selection} actions={[{ kind: 'delete', label: remove }]} onAsk={() => {}} />
      {(['ready', 'failed'] as const).map((status) => (
        <State key={status} name={`pages: ${status}`}>
          <Pagination list={pages(status, shown)} nouns={nouns} />
        </State>
      ))}
    </Group>
  )
}

const pages = (status: 'ready' | 'failed', rows: readonly Row[]): LivePages<unknown> => ({
  status,
  rows,
  total: 61,
  number: 1,
  turnBack: undefined,
  turnOn: () => {},
  retry: () => {},
})

export function Forms() {
  const text = samples()
  const [chosen, choose] = useState('0')
  return (
    <Group title="Tabs, details and forms of the desk">
      <div>
        <DeskTabs
          label={text.details}
          tabs={Object.fromEntries(text.tabs.map((label, at) => [String(at), { label }]))}
          chosen={chosen}
          onChoose={choose}
        >
          <DetailsList
            items={[
              { label: text.name, text: text.person },
              { label: text.email, text: 'asha.verma@example.com' },
              { label: text.date, text: '' },
              { label: text.message, text: text.text, isWide: true },
            ]}
          />
        </DeskTabs>
      </div>
      <FormCard
        title={text.heading}
        text={text.told}
        formProps={{}}
        isBusy={false}
        isSecond
        done={text.done}
        error={text.failed}
        submit={[text.action, text.busy]}
      >
        <FormGrid>
          <Field label={text.name} required>
            {(control) => <input {...control} type="text" />}
          </Field>
          <Field label={text.email}>{(control) => <input {...control} type="text" />}</Field>
        </FormGrid>
      </FormCard>
    </Group>
  )
}
