import { noticeTypes } from '@prangan/contract/schemas/notices'
import { useCallback } from 'react'
import { useAddressParams } from '../../../lib/use-address-params.ts'
import type { NoticeFilter } from './api/notices-query.ts'

const bin = 'bin'
export type NewsTab = 'notices' | typeof bin

/** In the address, in place of an id: a notice that is being added. */
export const newNotice = 'new'

/** The state in the address: the filter of the notices, or the bin. Reload, Back and bookmarks keep it. */
export function useNoticesAddress() {
  const { params, change } = useAddressParams()
  const type = params.get('type')
  const filter: NoticeFilter = {
    type: noticeTypes.find((known) => known === type) ?? 'All',
    search: params.get('q') ?? '',
  }
  const tab: NewsTab = params.get('tab') === bin ? bin : 'notices'
  return {
    filter,
    tab,
    chooseTab: (tab: NewsTab) => change({ tab: tab === bin ? bin : '' }, true),
    narrow: useCallback(
      ({ search, type }: Partial<NoticeFilter>) =>
        change(
          {
            ...(search !== undefined && { q: search }),
            ...(type !== undefined && { type: type === 'All' ? '' : type }),
          },
          false,
        ),
      [change],
    ),
  }
}
