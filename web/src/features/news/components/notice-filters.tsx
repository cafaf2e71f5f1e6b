import { noticeQuery } from '@prangan/contract/notice-view'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { noticePageMessages } from '../../../messages/notice-page.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
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
  const isNarrowed = category !== '' || year !== ''
  const isFiltered = q !== '' || isNarrowed

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
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_14rem_9rem_auto]"
    >
      <div className="col-span-2 lg:col-span-1">
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
      {/* A phone has no room for the other two above what is found. */}
      <Disclosure
        title={list.filter}
        isOpen={isNarrowed}
        className="peer -my-px rounded-card border border-indigo-400 bg-white text-sm open:col-span-2 sm:hidden"
      />
      <div className="col-span-2 grid grid-cols-2 gap-4 max-sm:not-peer-open:hidden sm:contents">
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
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:flex-col max-sm:items-stretch max-sm:peer-open:col-span-2 sm:col-span-2 lg:col-span-1">
        <button type="submit" className={buttonClass()}>
          {list.show}
        </button>
        {isFiltered && (
          <a href={foundHref()} className="text-sm underline">
            {list.reset}
          </a>
        )}
      </div>
    </form>
  )
}
