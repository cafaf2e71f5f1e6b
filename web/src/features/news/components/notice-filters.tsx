import { noticeQuery } from '@prangan/contract/notice-view'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { noticePageMessages } from '../../../messages/notice-page.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { controlClass, Field } from '../../../ui/forms/field.tsx'
import { useCategories } from '../api/categories.ts'
import { foundHref } from '../api/found-href.ts'

type FiltersProps = { params: URLSearchParams; years: readonly string[] }

/** A plain form, which works without scripts; with them, empty fields stay out of the address. */
export function NoticeFilters({ params, years }: FiltersProps) {
  const { list } = noticePageMessages()
  const categories = useCategories()
  const { q, category, year } = noticeQuery(params)
  const navigate = useNavigate()
  const isFiltered = q !== '' || category !== '' || year !== ''

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    )
    navigate(foundHref(new URLSearchParams(entries)), { preventScrollReset: true })
  }
  return (
    <form
      action={foundHref()}
      onSubmit={submit}
      // The address says what was chosen, also after Back.
      key={params.toString()}
      className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_14rem_9rem_auto]"
    >
      <div className="sm:col-span-2 lg:col-span-1">
        <Field label={list.search}>
          {(control) => (
            <input
              type="search"
              name="q"
              maxLength={80}
              defaultValue={q}
              {...control}
              className={controlClass}
            />
          )}
        </Field>
      </div>
      <Field label={list.category}>
        {(control) => (
          <select name="category" defaultValue={category} {...control}>
            <option value="">{list.allCategories}</option>
            {categories.map(({ key, name }) => (
              <option key={key} value={key} lang={name.lang}>
                {name.text}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={list.year}>
        {(control) => (
          <select name="year" defaultValue={year} {...control}>
            <option value="">{list.allYears}</option>
            {years.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2 lg:col-span-1">
        <button type="submit" className={buttonClass()}>
          {list.show}
        </button>
        {isFiltered && (
          <a href={foundHref()} className="text-sm underline underline-offset-4">
            {list.reset}
          </a>
        )}
      </div>
    </form>
  )
}
